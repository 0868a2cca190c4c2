import { TEXTS } from '../src/i18n/texts.testing';
import type { Language } from './storedData';

function namesIn(language: Language) {
  const { title, darkTheme, add, search, list, files } = TEXTS[language];
  return {
    title,
    darkTheme,
    list: list.heading,
    newTask: add.field,
    addTask: add.button,
    examples: add.examples,
    filter: search.field,
    finishAll: list.finishAll,
    hideDone: list.hideDone,
    showDone: list.showDone,
    removeAll: list.removeAll,
    removeDone: files.removeDone,
  };
}

export type Names = ReturnType<typeof namesIn>;

export const NAMES: Record<Language, Names> = {
  PL: namesIn('PL'),
  EN: namesIn('EN'),
  ES: namesIn('ES'),
};
