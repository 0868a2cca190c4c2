import { memo } from '../../../domain/memo';
import type { Language } from '../../../i18n/language';

const DAY = 24 * 60 * 60_000;

/** "Today", "Friday", "November 10", in the language of the page. */
export function dayText(language: Language, time: number, now: number): string {
  const { near, weekday, date } = formatsIn(language);
  // Rounded, because a day on which the clocks change is an hour longer or shorter.
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  const isNear = days === 0 || days === 1;
  // A week ago has today's weekday, and after a clock was set back changes lie in the future.
  const isThisWeek = days > 1 && days < 7;
  return capitalized(
    isNear ? near.format(-days, 'day') : (isThisWeek ? weekday : date).format(time),
  );
}

/** "9:41". */
export function clockText(language: Language, time: number): string {
  // Only English would write 09:41.
  return formatsIn(language)
    .clock.format(time)
    .replace(/^0(?=\d:)/, '');
}

/** Memoised, because creating them for each of a hundred changes would take the most time of all. */
const formatsIn = memo((language: Language) => ({
  near: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  clock: new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
  weekday: new Intl.DateTimeFormat(language, { weekday: 'long' }),
  date: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }),
}));

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
