import { lazyModule } from '../lazyModule';
import { pl } from './pl';

/** Polish is part of the app; each other language is loaded when it is used. */
export const lazyMessages = {
  PL: lazyModule(async () => pl),
  EN: lazyModule(async () => (await import(/* webpackChunkName: "en" */ './en')).en),
  ES: lazyModule(async () => (await import(/* webpackChunkName: "es" */ './es')).es),
};

export type Language = keyof typeof lazyMessages;

export const DEFAULT_LANGUAGE: Language = 'PL';

/** In the order of the buttons. */
export const LANGUAGES = Object.keys(lazyMessages).filter(isLanguage);

function isLanguage(name: string): name is Language {
  return name in lazyMessages;
}
