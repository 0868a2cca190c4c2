import { expect, test, vi } from 'vitest';
import { abort, abortWith } from './whileShown';

const transaction = () => ({ abort: vi.fn<() => void>() });

test('a transaction that has ended by itself is none to abort', () => {
  const ended = transaction();
  ended.abort.mockImplementation(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  expect(() => abort(ended)).not.toThrow();
  expect(ended.abort).toHaveBeenCalledOnce();
});

test('a transaction ends with its signal, also with one that was given before it began', () => {
  const controller = new AbortController();
  const [before, after] = [transaction(), transaction()];
  abortWith(controller.signal, before);
  expect(before.abort).not.toHaveBeenCalled();
  controller.abort();
  expect(before.abort).toHaveBeenCalledOnce();
  abortWith(controller.signal, after);
  expect(after.abort).toHaveBeenCalledOnce();
});
