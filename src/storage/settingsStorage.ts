import { isRecord, parseJson } from '../domain/parseJson';
import { localValue } from './browser/localValue';

/** A checked value, as JSON under a key. */
interface Setting<Value> {
  /** Undefined if it is missing or invalid. */
  read(): Value | undefined;
  /** False if the browser refused. */
  write(value: Value): boolean;
}

/** The theme and the language in localStorage. */
export interface SettingsStorage<Language extends string> {
  readonly darkTheme: Setting<boolean>;
  readonly language: Setting<Language>;
  /** Called when another tab has written, or may have. */
  subscribe(listener: () => void): void;
}

export function openSettingsStorage<Language extends string>(
  local: Storage | null,
  languages: readonly Language[],
): SettingsStorage<Language> {
  return {
    darkTheme: setting(local, 'theme', 'darkTheme', [true, false]),
    language: setting(local, 'language', 'language', languages),
    subscribe(listener) {
      globalThis.addEventListener?.('storage', ({ key }) => {
        if (key === 'theme' || key === 'language') listener();
      });
      // A page in the back/forward cache gets no events.
      globalThis.addEventListener?.('pageshow', ({ persisted }) => {
        if (persisted) listener();
      });
    },
  };
}

/** Other versions of the product store an object with the value in this `field`. */
function setting<Value extends boolean | string>(
  local: Storage | null,
  key: string,
  field: string,
  possible: readonly Value[],
): Setting<Value> {
  const value = localValue(local, key);
  return {
    read() {
      const stored = parseJson(value.read());
      const found = isRecord(stored) ? stored[field] : stored;
      return possible.find((candidate) => candidate === found);
    },
    write(next) {
      const text = JSON.stringify(next);
      // Every action saves the settings, and a write costs ten times as much as a read.
      return value.read() === text || value.write(text);
    },
  };
}
