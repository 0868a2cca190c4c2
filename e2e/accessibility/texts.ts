import { en } from '../../src/i18n/en';
import { es } from '../../src/i18n/es';
import { pl, type Messages } from '../../src/i18n/pl';
import type { Language } from '../storedData';

/** The app's own texts: a scene is played in a language, not about it. */
export const TEXTS: Record<Language, Messages> = { PL: pl, EN: en, ES: es };
