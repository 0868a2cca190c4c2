import { describe, expect, it } from 'vitest';
import { en } from './en';
import { es } from './es';
import { pl } from './pl';

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe('the dictionaries', () => {
  it.each(Object.entries({ pl, en, es }))('%s has no empty text', (_, dictionary) => {
    expect(texts(dictionary).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('keep Polish one-letter words from ending a line, but in names that tests and people type', () => {
    const names = new Set([pl.nav.author, pl.nav.info]);
    const loose = texts(pl).filter((text) => !names.has(text) && /(^|\s)[aiouwz] /i.test(text));
    expect(loose).toEqual([]);
  });

  it.each([
    [1, '1\u00a0zadanie'],
    [2, '2\u00a0zadania'],
    [5, '5\u00a0zadań'],
    [12, '12\u00a0zadań'],
    [22, '22\u00a0zadania'],
  ])('count %i in Polish', (count, words) => {
    expect(pl.notices.former(count)).toContain(words);
  });

  it('count in English and Spanish', () => {
    expect(en.notices.former(1)).toContain('1\u00a0task)');
    expect(en.notices.former(2)).toContain('2\u00a0tasks)');
    expect(es.notices.former(1)).toContain('1\u00a0tarea)');
    expect(es.notices.former(0)).toContain('0\u00a0tareas)');
  });
});
