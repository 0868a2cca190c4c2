// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/language';
import { browserStorage } from '../storage/browser/localValue';
import { openSettingsStorage } from '../storage/settingsStorage';
import { createSettingsStore, type SettingsStore } from './settingsStore';

/** The theme and the language as texts in a browser; null: there are none. */
function open(theme: string | null = null, language: string | null = null) {
  const local = browserStorage();
  if (!local) throw new Error('this environment has no localStorage');
  local.clear();
  if (theme !== null) local.setItem('theme', theme);
  if (language !== null) local.setItem('language', language);
  const lists = { saved: 0 };
  const { state, commands } = createSettingsStore(openSettingsStorage(local, LANGUAGES), () => {
    lists.saved += 1;
  });
  return {
    local,
    lists,
    commands,
    state: () => state.getState(),
    saved: () => [local.getItem('theme'), local.getItem('language')],
  };
}

const DEFAULTS = { darkTheme: false, language: 'PL', saved: true };

test('a first visit is light and Polish', () => {
  expect(open().state()).toEqual(DEFAULTS);
});

test.each(LANGUAGES)('a saved theme and the language %s come back', (language) => {
  expect(open('true', JSON.stringify(language)).state()).toMatchObject({
    darkTheme: true,
    language,
  });
});

test.each(['', 'dark', '"true"', '1', 'null', '[true]', '{', '"DE"', '"pl"', '"__proto__"'])(
  '%j as theme and language gives the defaults',
  (rubbish) => {
    expect(open(rubbish, rubbish).state()).toEqual(DEFAULTS);
  },
);

test('whatever stands in storage, there is a theme and a language', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json()),
      fc.oneof(fc.string(), fc.json()),
      (theme, language) => {
        const state = open(theme, language).state();
        return typeof state.darkTheme === 'boolean' && LANGUAGES.includes(state.language);
      },
    ),
  );
});

test('one bad value does not cost the other', () => {
  expect(open('true', 'rubbish').state()).toMatchObject({ darkTheme: true, language: 'PL' });
  expect(open('rubbish', '"ES"').state()).toMatchObject({ darkTheme: false, language: 'ES' });
});

test('the theme turns round and back', () => {
  const { commands, state } = open();
  commands.toggleTheme();
  expect(state().darkTheme).toBe(true);
  commands.toggleTheme();
  expect(state().darkTheme).toBe(false);
});

test.each<[string, (commands: SettingsStore['commands']) => void, string[]]>([
  ['turning the theme', (settings) => settings.toggleTheme(), ['true', '"PL"']],
  ['choosing a language', (settings) => settings.setLanguage('EN'), ['false', '"EN"']],
  ['choosing the same language', (settings) => settings.setLanguage('PL'), ['false', '"PL"']],
])('%s saves theme, language and list', (_title, act, texts) => {
  const { commands, lists, saved } = open();
  act(commands);
  expect(saved()).toEqual(texts);
  expect(lists.saved).toBe(1);
});

test('an action elsewhere saves both as they are', () => {
  const { commands, saved } = open('rubbish', '"ES"');
  commands.save();
  expect(saved()).toEqual(['false', '"ES"']);
});

test("another tab's choice is taken over", () => {
  const { local, state } = open();
  local.setItem('theme', 'true');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  local.setItem('language', '"ES"');
  dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  expect(state()).toMatchObject({ darkTheme: true, language: 'ES' });
});

test('without storage the choice holds for the visit, and it is known not to be saved', () => {
  const { state, commands } = createSettingsStore(openSettingsStorage(null, LANGUAGES), () => {});
  commands.toggleTheme();
  commands.setLanguage('EN');
  expect(state.getState()).toEqual({ darkTheme: true, language: 'EN', saved: false });
});
