import { en } from './en';
import { es } from './es';
import type { Language } from './language';
import { pl, type Messages } from './pl';

/** The app's texts, for tests that run in a language but are not about it. */
export const TEXTS: Record<Language, Messages> = { PL: pl, EN: en, ES: es };
