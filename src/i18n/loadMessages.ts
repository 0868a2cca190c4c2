import type { Language } from './language';
import { pl, type Messages } from './pl';

/** Polish comes with the app; a visitor of another language fetches that one only. */
const LOADERS: Record<Language, () => Promise<Messages>> = {
  PL: async () => pl,
  EN: async () => (await import(/* webpackChunkName: "en" */ './en')).en,
  ES: async () => (await import(/* webpackChunkName: "es" */ './es')).es,
};

export function loadMessages(language: Language): Promise<Messages> {
  return LOADERS[language]();
}
