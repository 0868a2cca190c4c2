import type { Language } from './language';
import { pl, type Messages } from './pl';

/** Polish comes with the app; a visitor of another language fetches that one only. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'PL':
      return pl;
    case 'EN':
      return (await import(/* webpackChunkName: "en" */ './en')).en;
    case 'ES':
      return (await import(/* webpackChunkName: "es" */ './es')).es;
  }
}
