import type { Tasks } from './task';

/** Composed and lower-cased, so that "Ł" finds "ł" and an accent typed as two characters fits. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

export function matching(tasks: Tasks, term: string): Tasks {
  const needle = fold(term.trim());
  return needle === '' ? tasks : tasks.filter(({ content }) => fold(content).includes(needle));
}
