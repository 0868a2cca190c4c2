import type { Language } from '../../../i18n/language';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** "2 min. ago", "Today, 9:41", "Friday, 20:12", in the language of the page. */
export function whenText(language: Language, time: number, now: number): string {
  const { short, long, clock, weekday, date } = formatsIn(language);
  const minutes = Math.floor((now - time) / MINUTE);
  if (minutes === 0) return capitalized(short.format(0, 'second'));
  if (minutes > 0 && minutes < 60) return short.format(-minutes, 'minute');
  // Only English would write 09:41.
  const hour = clock.format(time).replace(/^0(?=\d:)/, '');
  // Rounded: a day on which the clocks change is an hour longer or shorter.
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  const isNear = days === 0 || days === 1;
  // A week ago has today's weekday, and after a clock was set back changes lie in the future.
  const isThisWeek = days > 1 && days < 7;
  const day = isNear ? long.format(-days, 'day') : (isThisWeek ? weekday : date).format(time);
  return capitalized(`${day}, ${hour}`);
}

function makeFormats(language: Language) {
  return {
    short: new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }),
    long: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
    clock: new Intl.DateTimeFormat(language, {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
    weekday: new Intl.DateTimeFormat(language, { weekday: 'long' }),
    date: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }),
  };
}

const made = new Map<Language, ReturnType<typeof makeFormats>>();

/** Created once: creating them for each of a hundred changes would take the most time of all. */
function formatsIn(language: Language) {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
