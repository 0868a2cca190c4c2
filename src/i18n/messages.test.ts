import { describe, expect, test } from 'vitest';
import { lazyMessages, LANGUAGES, type Language } from './language';
import { pl } from './pl';

const SAMPLES: readonly unknown[] = ['sample', 1, 5, true, false];

/** Every text with its name, including the functions' results for samples. */
function textsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value === 'function') {
    return SAMPLES.map((sample) => [name, String(value(sample, sample, sample))]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${name}.${key}`));
}

const allTexts = async (language: Language) => textsOf(await lazyMessages[language].fetch());

const namesIn = async (language: Language) => (await allTexts(language)).map(([name]) => name);

describe.each(LANGUAGES)('%s', (language) => {
  test('has exactly the texts that Polish has', async () => {
    expect(await namesIn(language)).toEqual(await namesIn('PL'));
  });

  test('has no empty text, stray space or unfilled placeholder', async () => {
    const bad = (await allTexts(language)).filter(
      ([, text]) => text === '' || /^\s|\s$|\s{2}|undefined|object/u.test(text),
    );
    expect(bad).toEqual([]);
  });

  test('has short labels that are part of the full names, so that voice control understands them', async () => {
    const { add, task } = await lazyMessages[language].fetch();
    const spoken = (text: string) => text.replaceAll('\u00a0', ' ').toLowerCase();
    expect(spoken(add.examples)).toContain(spoken(add.examplesShort));
    expect(spoken(task.back)).toContain(spoken(task.backShort));
  });
});

test('no Polish line ends in a one-letter word', async () => {
  const words = (text: string) => text.split(/\s/u).length;
  // Two words never make a second line, and their exact wording is the control's name.
  const bad = (await allTexts('PL')).filter(
    ([, text]) => words(text) > 2 && /(?<!\p{L})[aiouwz] /iu.test(text),
  );
  expect(bad).toEqual([]);
});

test('English says “remove”, except in two sentences of the specification', async () => {
  const deleting = (await allTexts('EN')).filter(([, text]) => /\bdelet/i.test(text));
  expect(deleting.map(([name]) => name)).toEqual([
    '.dialog.remove.one',
    '.dialog.remove.all',
    // The name of a key.
    '.shortcuts.keys.delete',
  ]);
});

describe('the number of tasks in a former list', () => {
  const forms: Record<Language, readonly [number, string][]> = {
    PL: [
      [0, '0 zadań'],
      [1, '1 zadanie'],
      [2, '2 zadania'],
      [4, '4 zadania'],
      [5, '5 zadań'],
      [12, '12 zadań'],
      [22, '22 zadania'],
      [25, '25 zadań'],
      [112, '112 zadań'],
      [40_000, '40 000 zadań'],
    ],
    EN: [
      [0, '0 tasks'],
      [1, '1 task'],
      [2, '2 tasks'],
      [21, '21 tasks'],
      [40_000, '40,000 tasks'],
    ],
    ES: [
      [0, '0 tareas'],
      [1, '1 tarea'],
      [2, '2 tareas'],
      [21, '21 tareas'],
      [40_000, '40.000 tareas'],
      [1_000_000, '1.000.000 de tareas'],
    ],
  };
  const cases = LANGUAGES.flatMap((language) =>
    forms[language].map(([count, text]): [Language, number, string] => [language, count, text]),
  );

  test.each(cases)('in %s, %d: %s', async (language, count, text) => {
    const { notices } = await lazyMessages[language].fetch();
    expect(notices.former(count).replaceAll('\u00a0', ' ')).toContain(`(${text})`);
  });
});

test.each(LANGUAGES)('percentages are written as in %s', async (language) => {
  const { notification } = await lazyMessages[language].fetch();
  const half = new Intl.NumberFormat(language, { style: 'percent' }).format(0.5);
  expect(notification.importing(50)).toMatch(new RegExp(`: ${half}$`));
});

test('a number and its noun stay on one line', () => {
  expect(pl.notices.former(40_000)).toContain('40\u00a0000\u00a0zadań');
});

describe("an import's result leaves out zeros", () => {
  test.each<[Language, string, string]>([
    [
      'PL',
      'Import: dodano 3, zmieniono 2, 4 już na liście, pominięto 1',
      'Import: 4 już na liście, pominięto 1',
    ],
    [
      'EN',
      'Import: 3 added, 2 updated, 4 already on your list, 1 skipped',
      'Import: 4 already on your list, 1 skipped',
    ],
    [
      'ES',
      'Importación: añadidas 3, actualizadas 2, ya en tu lista 4, omitidas 1',
      'Importación: ya en tu lista 4, omitidas 1',
    ],
  ])('in %s', async (language, all, one) => {
    const { notification } = await lazyMessages[language].fetch();
    expect(notification.imported(3, 2, 4, 1)).toBe(all);
    expect(notification.imported(0, 0, 4, 1)).toBe(one);
  });
});

describe('a question about several tasks says how many of them are hidden', () => {
  test.each<[Language, string, string]>([
    ['PL', 'Usuniesz 3 zadania, w tym 2 ukryte.', 'Usuniesz 3 zadania, wszystkie ukryte.'],
    [
      'EN',
      '3 tasks will be removed, 2 of them hidden.',
      '3 tasks will be removed, all of them hidden.',
    ],
    ['ES', 'Se eliminarán 3 tareas, 2 de ellas ocultas.', 'Se eliminarán 3 tareas, todas ocultas.'],
  ])('in %s', async (language, some, all) => {
    const { dialog } = await lazyMessages[language].fetch();
    const text = (hidden: number) => dialog.removeMany(3, hidden).replaceAll('\u00a0', ' ');
    expect([text(2), text(3)]).toEqual([some, all]);
  });
});

test('a file that cannot be read is named in the case that Polish requires', () => {
  const { unreadable } = pl.notification.refused;
  expect(unreadable('lista.txt')).toBe('Pliku „lista.txt” nie udało się odczytać.');
  expect(unreadable(null)).toBe('Tego pliku nie udało się odczytać.');
});
