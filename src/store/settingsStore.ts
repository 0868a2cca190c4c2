import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../i18n/language';
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

const StoredSettings = v.object({
  darkTheme: v.fallback(v.boolean(), false),
  language: v.fallback(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
});

export function createSettingsStore(storage: SettingsStorage): SettingsStore {
  const read = () => v.parse(StoredSettings, storage.read());
  const state = createStore<SettingsState>()(() => ({ ...read(), saved: true }));
  storage.subscribe(() => state.setState(read()));

  const save = () => state.setState({ saved: storage.write(state.getState()) });
  return {
    state,
    commands: {
      toggleTheme() {
        state.setState(({ darkTheme }) => ({ darkTheme: !darkTheme }));
        save();
      },
      setLanguage(language) {
        state.setState({ language });
        save();
      },
      save,
    },
  };
}
