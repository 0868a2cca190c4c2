import { createStore, type StoreApi } from 'zustand/vanilla';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/language';
import type { SettingsStorage } from '../storage/settingsStorage';

export interface SettingsState {
  readonly darkTheme: boolean;
  readonly language: Language;
  /** False when the browser refused to keep the theme and the language. */
  readonly saved: boolean;
}

export interface SettingsStore {
  readonly state: StoreApi<SettingsState>;
  readonly commands: {
    toggleTheme(): void;
    setLanguage(language: Language): void;
    save(): void;
  };
}

const BEFORE_RESTORING = { darkTheme: false, language: DEFAULT_LANGUAGE, saved: true };

/** The list is saved after every action, too, one on the settings included. */
export function createSettingsStore(
  storage: SettingsStorage<Language>,
  saveTasks: () => void,
): SettingsStore {
  const read = () => ({
    darkTheme: storage.darkTheme.read() ?? false,
    language: storage.language.read() ?? DEFAULT_LANGUAGE,
  });
  const state = createStore<SettingsState>()(() => BEFORE_RESTORING);
  // After creation: what a page starts with must be what its HTML was made of.
  state.setState(read());
  storage.subscribe(() => state.setState(read()));

  const save = () => {
    const { darkTheme, language } = state.getState();
    const written = [storage.darkTheme.write(darkTheme), storage.language.write(language)];
    state.setState({ saved: written.every(Boolean) });
  };
  return {
    state,
    commands: {
      toggleTheme() {
        state.setState(({ darkTheme }) => ({ darkTheme: !darkTheme }));
        save();
        saveTasks();
      },
      setLanguage(language) {
        state.setState({ language });
        save();
        saveTasks();
      },
      save,
    },
  };
}
