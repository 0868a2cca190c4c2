import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Dictionary } from '../i18n/DictionaryContext';
import { DEFAULT_LANGUAGE, lateMessages, type Language } from '../i18n/language';

import { pl } from '../i18n/pl';
import type { SettingsStore } from './settingsStore';
import { reasonOf } from '../latePart';

export interface TextsState {
  readonly dictionary: Dictionary;
  readonly failed: LanguageFailure | null;
}

/** A language that could not be loaded, with the bundler's error line. */
export interface LanguageFailure {
  readonly language: Language;
  readonly line: string;
}

export interface Texts {
  readonly state: StoreApi<TextsState>;
  /** Resolves once the language is shown, or has failed to load and the current one stays. */
  show(language: Language): Promise<void>;
}

async function textsOf(language: Language, otherwise: Dictionary): Promise<TextsState> {
  try {
    const messages = await lateMessages[language].fetch();
    return { dictionary: { language, messages }, failed: null };
  } catch (error) {
    const line = reasonOf(error);
    console.error(line);
    return { dictionary: otherwise, failed: { language, line } };
  }
}

/** Loads the texts first, then switches language and texts together. */
export async function openTexts(settings: SettingsStore): Promise<Texts> {
  let wanted = settings.state.getState().language;
  const first = await textsOf(wanted, { language: DEFAULT_LANGUAGE, messages: pl });
  const state = createStore<TextsState>()(() => first);

  const show = async (language: Language) => {
    wanted = language;
    const next = await textsOf(language, state.getState().dictionary);
    if (wanted !== language) return;
    // After a failure another tab may still switch to this language.
    wanted = next.dictionary.language;
    state.setState(next);
  };

  // Another tab changes the language in storage alone; this one still has to fetch the texts.
  settings.state.subscribe(({ language }, former) => {
    if (language !== former.language && language !== wanted) void show(language);
  });

  return {
    state,
    async show(language) {
      await show(language);
      if (state.getState().dictionary.language === language) {
        settings.commands.setLanguage(language);
      }
    },
  };
}
