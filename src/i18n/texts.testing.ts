import { en } from './en';
import { es } from './es';
import type { Language } from './language';
import { pl, type Messages } from './pl';

/** The app's own texts, for tests that are played in a language, not about it. */
export const TEXTS: Record<Language, Messages> = { PL: pl, EN: en, ES: es };
