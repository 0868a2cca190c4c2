import { expect, test, vi } from 'vitest';
import { browserStorage, keysOf, localValue, storedValues } from './localValue';
import { storageWith } from '../simulation/storageWith';

const refuse = () => {
  throw new DOMException('', 'SecurityError');
};

test('a text is written, read and removed under its key alone', () => {
  const local = storageWith({ other: 'stays' });
  const value = localValue(local, 'tasks');
  expect(value.read()).toBeNull();
  expect(value.write('[]')).toBe(true);
  expect(value.read()).toBe('[]');
  expect(local.getItem('tasks')).toBe('[]');
  value.remove();
  expect(value.read()).toBeNull();
  expect(local.getItem('other')).toBe('stays');
});

test('without a storage nothing is read, and writing says so', () => {
  const value = localValue(null, 'tasks');
  expect(value.write('[]')).toBe(false);
  expect(value.read()).toBeNull();
  expect(() => value.remove()).not.toThrow();
  expect(keysOf(null, '')).toEqual([]);
});

test('a storage that refuses is one that holds nothing', () => {
  const local = storageWith({ tasks: '[]' });
  for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
    vi.spyOn(local, name).mockImplementation(refuse);
  }
  const value = localValue(local, 'tasks');
  expect(value.read()).toBeNull();
  expect(value.write('[1]')).toBe(false);
  expect(() => value.remove()).not.toThrow();
  expect(keysOf(local, 'tasks')).toEqual([]);
});

test('keys are found by their beginning', () => {
  const local = storageWith({
    tasks: '',
    'tasks.sync.a': '',
    'x.tasks.sync.': '',
    'tasks.sync.b': '',
  });
  expect(keysOf(local, 'tasks.sync.')).toEqual(['tasks.sync.a', 'tasks.sync.b']);
});

test('a text is parsed once for as long as it stays under its key', () => {
  const local = storageWith({ other: 'none', 'list.a': '1', 'list.b': '1' });
  const parse = vi.fn<(text: string | null, key: string) => string>(
    (text, key) => `${key}=${text}`,
  );
  const stored = storedValues(local, 'list.', parse);
  expect(stored()).toEqual(['list.a=1', 'list.b=1']);
  expect(stored()).toEqual(['list.a=1', 'list.b=1']);
  expect(parse).toHaveBeenCalledTimes(2);
  local.setItem('list.a', '2');
  expect(stored()).toEqual(['list.a=2', 'list.b=1']);
  expect(parse).toHaveBeenCalledTimes(3);
});

test('a text that has gone is forgotten, and parsed again when it comes back', () => {
  const local = storageWith({ 'list.a': '1' });
  const parse = vi.fn<(text: string | null) => string | null>((text) => text);
  const stored = storedValues(local, 'list.', parse);
  stored();
  local.removeItem('list.a');
  expect(stored()).toEqual([]);
  local.setItem('list.a', '1');
  expect(stored()).toEqual(['1']);
  expect(parse).toHaveBeenCalledTimes(2);
});

test('a browser may have a storage, none, or forbid to ask', () => {
  const local = storageWith();
  vi.stubGlobal('localStorage', local);
  expect(browserStorage()).toBe(local);
  vi.stubGlobal('localStorage', undefined);
  expect(browserStorage()).toBeNull();
  vi.stubGlobal('localStorage', null);
  expect(browserStorage()).toBeNull();
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  expect(browserStorage()).toBeNull();
});
