import { DIALOG_TEXTS } from '../../src/i18n/dialogTexts';
import { en } from '../../src/i18n/en';
import { es } from '../../src/i18n/es';
import { FILES_TEXTS } from '../../src/i18n/filesTexts';
import { NOTICE_TEXTS } from '../../src/i18n/noticeTexts';
import { pl, type Messages } from '../../src/i18n/pl';
import type { Language } from '../storedData';

/** Those of the first load, and those that come with later parts. */
const allTexts = (language: Language, messages: Messages) => ({
  ...messages,
  ...NOTICE_TEXTS[language],
  dialog: DIALOG_TEXTS[language],
  files: FILES_TEXTS[language],
});

export type Texts = ReturnType<typeof allTexts>;

/** The app's own texts: a scene is played in a language, not about it. */
export const TEXTS: Record<Language, Texts> = {
  PL: allTexts('PL', pl),
  EN: allTexts('EN', en),
  ES: allTexts('ES', es),
};
