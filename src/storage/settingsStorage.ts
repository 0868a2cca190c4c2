import { localValue } from './localValue';

/** The theme and the language as they stand in localStorage: JSON text, checked by who reads it. */
export interface Settings<Theme, Language> {
  readonly darkTheme: Theme;
  readonly language: Language;
}

export interface SettingsStorage {
  read(): Settings<unknown, unknown>;
  /** False when the browser refused. */
  write(settings: Settings<boolean, string>): boolean;
  /** Called when another tab has written. */
  subscribe(listener: () => void): () => void;
}

export function openSettingsStorage(storage: Storage | null): SettingsStorage {
  const theme = localValue(storage, 'theme');
  const language = localValue(storage, 'language');
  return {
    read: () => ({ darkTheme: parse(theme.read()), language: parse(language.read()) }),
    write(settings) {
      const themeWritten = theme.write(JSON.stringify(settings.darkTheme));
      const languageWritten = language.write(JSON.stringify(settings.language));
      return themeWritten && languageWritten;
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === 'theme' || event.key === 'language') listener();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
