import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Dictionary } from '../i18n/DictionaryContext';
import { DEFAULT_LANGUAGE, lazyMessages, type Language } from '../i18n/language';
import { pl } from '../i18n/pl';
import { reasonOf } from '../lazyModule';
import type { SettingsStorage } from '../storage/settingsStorage';

interface Texts {
  readonly dictionary: Dictionary;
  /** A language that could not be loaded, with the bundler's error line. */
  readonly languageFailure: { readonly language: Language; readonly line: string } | null;
}

export interface SettingsState extends Texts {
  readonly darkTheme: boolean;
  /** False when the browser refused to save the theme and the language. */
  readonly saved: boolean;
}

interface SettingsCommands {
  readonly toggleTheme: () => void;
  /** Resolves once the language is shown, or has failed to load and the current one stays. */
  readonly setLanguage: (language: Language) => Promise<void>;
  readonly save: () => void;
}

export interface SettingsStore {
  readonly state: StoreApi<SettingsState>;
  readonly commands: SettingsCommands;
}

/**
 * The theme and the language. Resolves once the texts are loaded.
 * @param saveTasks The list is saved after every action, including one on the settings.
 */
export async function openSettings(
  storage: SettingsStorage<Language>,
  saveTasks: () => void,
): Promise<SettingsStore> {
  const readTheme = () => storage.darkTheme.read() ?? false;
  const readLanguage = () => storage.language.read() ?? DEFAULT_LANGUAGE;
  /** Differs from the language on the page while its texts are loading, or if that fails. */
  let chosen = readLanguage();
  let requested = chosen;
  const texts = await loadTexts(chosen, { language: DEFAULT_LANGUAGE, messages: pl });
  const state = createStore<SettingsState>()(() => ({ ...texts, darkTheme: false, saved: true }));
  // Set after creation, because hydration needs the theme of the prerendered HTML.
  state.setState({ darkTheme: readTheme() });

  const save = () => {
    const { darkTheme } = state.getState();
    const written = [storage.darkTheme.write(darkTheme), storage.language.write(chosen)];
    state.setState({ saved: written.every(Boolean) });
  };
  /** Loads the texts first, then switches language and texts together. */
  const show = async (language: Language) => {
    requested = language;
    const next = await loadTexts(language, state.getState().dictionary);
    if (requested !== language) return;
    // After a failure another tab may still switch to this language.
    requested = next.dictionary.language;
    state.setState(next);
  };
  storage.subscribe(() => {
    state.setState({ darkTheme: readTheme() });
    const former = chosen;
    chosen = readLanguage();
    if (chosen !== former && chosen !== requested) void show(chosen);
  });

  return {
    state,
    commands: {
      toggleTheme() {
        state.setState(({ darkTheme }) => ({ darkTheme: !darkTheme }));
        save();
        saveTasks();
      },
      async setLanguage(language) {
        await show(language);
        if (state.getState().dictionary.language !== language) return;
        chosen = language;
        save();
        saveTasks();
      },
      save,
    },
  };
}

async function loadTexts(language: Language, otherwise: Dictionary): Promise<Texts> {
  try {
    const messages = await lazyMessages[language].fetch();
    return { dictionary: { language, messages }, languageFailure: null };
  } catch (error) {
    const line = reasonOf(error);
    console.error(line);
    return { dictionary: otherwise, languageFailure: { language, line } };
  }
}
