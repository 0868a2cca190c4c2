import type { Language } from './language';
import { en } from './notices/en';
import { es } from './notices/es';
import { pl, type NoticeMessages } from './notices/pl';

/** In a part of their own, with what shows them: they are wanted after the first paint at most. */
export const NOTICE_TEXTS: Record<Language, NoticeMessages> = { PL: pl, EN: en, ES: es };
