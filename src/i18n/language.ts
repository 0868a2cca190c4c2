import { latePart } from '../latePart';
import { pl } from './pl';

/** Polish is part of the app; each other language is loaded when it is used. */
export const lateMessages = {
  PL: latePart(async () => pl),
  EN: latePart(async () => (await import(/* webpackChunkName: "en" */ './en')).en),
  ES: latePart(async () => (await import(/* webpackChunkName: "es" */ './es')).es),
};

export type Language = keyof typeof lateMessages;

export const DEFAULT_LANGUAGE: Language = 'PL';

/** In the order of the buttons. */
export const LANGUAGES = Object.keys(lateMessages).filter(isLanguage);

function isLanguage(name: string): name is Language {
  return name in lateMessages;
}
