const PARAMETER = 'nowe';

/** What a field of one line cannot hold: it would join the words on both sides of a line break. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * The text that the address brings for a new task; null when it brings none. What other apps share
 * comes in up to three parts of this name: title, text and address, some of them often the same.
 */
export function newTaskIn(search: string): string | null {
  const parts = new URLSearchParams(search).getAll(PARAMETER);
  if (parts.length === 0) return null;
  const texts = parts.map((part) => part.replace(BREAKS, ' ').trim()).filter(Boolean);
  return [...new Set(texts)].join(' ');
}

export function withoutNewTask(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}
