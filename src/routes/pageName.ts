import type { Language } from '../i18n/language';
import type { Route } from './addresses';

/** How the HTML made at build time says for which screen and language it was made. */
export function pageName(screen: Route['screen'], language: Language): string {
  return `${screen} ${language}`;
}
