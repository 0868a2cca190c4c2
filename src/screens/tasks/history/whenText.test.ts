import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../i18n/language';
import { whenText } from './whenText';

const NOW = new Date(2026, 10, 17, 22, 30).getTime();
const at = (day: number, hour: number, minute: number, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).getTime();

const TIMES: [number, readonly string[]][] = [
  [at(17, 22, 29, 30), ['Teraz', 'Now', 'Ahora']],
  [at(17, 22, 28), ['2 min temu', '2 min. ago', 'hace 2 min']],
  [at(17, 9, 41), ['Dzisiaj, 9:41', 'Today, 9:41', 'Hoy, 9:41']],
  [at(16, 18, 5), ['Wczoraj, 18:05', 'Yesterday, 18:05', 'Ayer, 18:05']],
  [at(13, 20, 12), ['Piątek, 20:12', 'Friday, 20:12', 'Viernes, 20:12']],
  [at(10, 23, 0), ['10 listopada, 23:00', 'November 10, 23:00', '10 de noviembre, 23:00']],
  // A clock that was set back since.
  [at(18, 8, 0), ['18 listopada, 8:00', 'November 18, 8:00', '18 de noviembre, 8:00']],
];

test.each(TIMES)('%s reads as people say it', (time, texts) => {
  expect(LANGUAGES.map((language) => whenText(language, time, NOW))).toEqual(texts);
});
