import { expect, test, vi } from 'vitest';
import { browserStorage, keysOf, localValue } from './localValue';
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

test('a refusing storage counts as empty', () => {
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
    'tasks.pending.a': '',
    'x.tasks.pending.': '',
    'tasks.pending.b': '',
  });
  expect(keysOf(local, 'tasks.pending.')).toEqual(['tasks.pending.a', 'tasks.pending.b']);
});

test('the storage is null if it is missing or forbidden', () => {
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
