// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/language';
import { openSettingsStorage } from '../storage/settingsStorage';
import { storageWith } from '../storage/simulation/storageWith';
import { openSettings, type SettingsStore } from './settingsStore';

/** The stored theme and language; null for none. */
async function open(theme: string | null = null, language: string | null = null) {
  const local = storageWith();
  if (theme !== null) local.setItem('theme', theme);
  if (language !== null) local.setItem('language', language);
  const lists = { saved: 0 };
  const { state, commands } = await openSettings(openSettingsStorage(local, LANGUAGES), () => {
    lists.saved += 1;
  });
  return {
    local,
    lists,
    commands,
    state: () => ({
      darkTheme: state.getState().darkTheme,
      language: state.getState().dictionary.language,
    }),
    saved: () => [local.getItem('theme'), local.getItem('language')],
  };
}

const DEFAULTS = { darkTheme: false, language: 'PL' };

test.each(LANGUAGES)('a saved theme and the language %s come back', async (language) => {
  const { state } = await open('true', JSON.stringify(language));
  expect(state()).toEqual({ darkTheme: true, language });
});

test.each([
  '',
  'dark',
  '"true"',
  '1',
  'null',
  '[true]',
  '{',
  '{"darkTheme":1,"language":["ES"]}',
  '"XX"',
  '"pl"',
  '"__proto__"',
])('%j as theme and language gives the defaults', async (rubbish) => {
  expect((await open(rubbish, rubbish)).state()).toEqual(DEFAULTS);
});

test('any stored value gives a theme and a language', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.json()),
      fc.oneof(fc.string(), fc.json()),
      async (theme, language) => {
        const { darkTheme, language: shown } = (await open(theme, language)).state();
        return typeof darkTheme === 'boolean' && LANGUAGES.includes(shown);
      },
    ),
  );
});

test('one bad value does not cost the other', async () => {
  expect((await open('true', 'rubbish')).state()).toEqual({ darkTheme: true, language: 'PL' });
  expect((await open('rubbish', '"ES"')).state()).toEqual({ darkTheme: false, language: 'ES' });
});

test.each<[string, (commands: SettingsStore['commands']) => unknown, string[]]>([
  ['turning the theme', (settings) => settings.toggleTheme(), ['true', '"PL"']],
  ['choosing a language', (settings) => settings.setLanguage('EN'), ['false', '"EN"']],
  ['choosing the same language', (settings) => settings.setLanguage('PL'), ['false', '"PL"']],
])('%s saves theme, language and list', async (_title, act, texts) => {
  const { commands, lists, saved } = await open();
  await act(commands);
  expect(saved()).toEqual(texts);
  expect(lists.saved).toBe(1);
});

test('any other action saves both unchanged', async () => {
  const { commands, saved } = await open('rubbish', '"ES"');
  commands.save();
  expect(saved()).toEqual(['false', '"ES"']);
});

test("another tab's choice is shown here", async () => {
  const { local, state } = await open();
  local.setItem('theme', 'true');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  local.setItem('language', '"ES"');
  dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  await expect.poll(state).toEqual({ darkTheme: true, language: 'ES' });
});

test('without storage the choice lasts for the visit and counts as unsaved', async () => {
  const { state, commands } = await openSettings(openSettingsStorage(null, LANGUAGES), () => {});
  expect(state.getState().saved).toBe(true);
  commands.toggleTheme();
  await commands.setLanguage('EN');
  const { darkTheme, dictionary, saved } = state.getState();
  expect([darkTheme, dictionary.language, saved]).toEqual([true, 'EN', false]);
});
