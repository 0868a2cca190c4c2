import type { Language } from '../../../i18n/language';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 min. ago", "Today, 9:41", "Friday, 20:12", in the language of the page. */
export function whenText(language: Language, time: number, now: number): string {
  const minutes = Math.floor((now - time) / MINUTE);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (minutes === 0) return capitalized(relative.format(0, 'second'));
  if (minutes > 0 && minutes < 60) return relative.format(-minutes, 'minute');
  const clock = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // English alone would write 09:41.
  const hour = clock.format(time).replace(/^0(?=\d:)/, '');
  return capitalized(`${dayText(language, time, now)}, ${hour}`);
}

function dayText(language: Language, time: number, now: number): string {
  // Rounded: a day on which the clocks are changed has an hour more or less.
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  if (days === 0 || days === 1) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  }
  // A week ago it was the weekday of today, and a clock that was set back has changes to come.
  const isThisWeek = days > 1 && days < 7;
  const parts: Intl.DateTimeFormatOptions = isThisWeek
    ? { weekday: 'long' }
    : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(language, parts).format(time);
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
