// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openSettingsStorage } from './settingsStorage';
import { storageWith } from './simulation/storageWith';

const LANGUAGES = ['PL', 'EN'] as const;
const open = (texts: Record<string, string> = {}) => {
  const local = storageWith(texts);
  return { local, ...openSettingsStorage(local, LANGUAGES) };
};

test('theme and language are JSON under their keys', () => {
  const { local, darkTheme, language } = open();
  expect([darkTheme.read(), language.read()]).toEqual([undefined, undefined]);
  expect([darkTheme.write(true), language.write('EN')]).toEqual([true, true]);
  expect([local.getItem('theme'), local.getItem('language')]).toEqual(['true', '"EN"']);
  expect([darkTheme.read(), language.read()]).toEqual([true, 'EN']);
  darkTheme.write(false);
  expect(darkTheme.read()).toBe(false);
});

test('[C8] an invalid text is replaced, and no other key is written', () => {
  const { local, darkTheme } = open({ theme: '"dark"' });
  expect(darkTheme.read()).toBeUndefined();
  darkTheme.write(true);
  expect([local.length, local.key(0), local.getItem('theme')]).toEqual([1, 'theme', 'true']);
});

test('a stored value is not written again', () => {
  const { local, darkTheme, language } = open({ theme: 'true', language: '"PL"' });
  const write = vi.spyOn(local, 'setItem');
  expect([darkTheme.write(true), language.write('PL')]).toEqual([true, true]);
  expect(write).not.toHaveBeenCalled();
  local.removeItem('theme');
  darkTheme.write(true);
  expect(local.getItem('theme')).toBe('true');
});

test('a first value is written under its key alone', () => {
  const { local, darkTheme } = open();
  darkTheme.write(true);
  expect(local.length).toBe(1);
});

test('without a storage nothing is read, and writing says so', () => {
  const { darkTheme } = openSettingsStorage(null, LANGUAGES);
  expect([darkTheme.read(), darkTheme.write(true)]).toEqual([undefined, false]);
});

test('a tab is told when another one writes either key, and when it returns from the cache', () => {
  const listener = vi.fn<() => void>();
  open().subscribe(listener);
  const hear = (event: Event) => {
    listener.mockClear();
    dispatchEvent(event);
    return listener.mock.calls.length;
  };
  expect(hear(new StorageEvent('storage', { key: 'theme' }))).toBe(1);
  expect(hear(new StorageEvent('storage', { key: 'language' }))).toBe(1);
  expect(hear(new StorageEvent('storage', { key: 'tasks' }))).toBe(0);
  expect(hear(Object.assign(new Event('pageshow'), { persisted: true }))).toBe(1);
  expect(hear(Object.assign(new Event('pageshow'), { persisted: false }))).toBe(0);
});

test('without a window there are no events', () => {
  vi.stubGlobal('addEventListener', undefined);
  expect(() => open().subscribe(() => {})).not.toThrow();
});
