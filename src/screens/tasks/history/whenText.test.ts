import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../i18n/language';
import { clockText, dayText } from './whenText';

const NOW = new Date(2026, 10, 17, 22, 30).getTime();
const at = (day: number, hour: number, minute: number) =>
  new Date(2026, 10, day, hour, minute).getTime();

const DAYS: [number, readonly string[]][] = [
  [at(17, 9, 41), ['Dzisiaj', 'Today', 'Hoy']],
  [at(16, 18, 5), ['Wczoraj', 'Yesterday', 'Ayer']],
  [at(13, 20, 12), ['Piątek', 'Friday', 'Viernes']],
  [at(10, 23, 0), ['10 listopada', 'November 10', '10 de noviembre']],
  // A clock that was set back since.
  [at(18, 8, 0), ['18 listopada', 'November 18', '18 de noviembre']],
];

test.each(DAYS)('the day of %s reads as people say it', (time, texts) => {
  expect(LANGUAGES.map((language) => dayText(language, time, NOW))).toEqual(texts);
});

test.each([
  [at(17, 9, 41), '9:41'],
  [at(16, 18, 5), '18:05'],
])('the time of %s reads %s', (time, text) => {
  expect(LANGUAGES.map((language) => clockText(language, time))).toEqual([text, text, text]);
});
