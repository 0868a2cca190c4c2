import { deedOf } from '../../../domain/deed';
import type { Step } from '../../../domain/undo';
import { nameOf } from '../../../i18n/nameOf';
import type { Messages } from '../../../i18n/pl';

/** What a step did, in words. */
export function changeText(messages: Messages, step: Step): string {
  const { history, news } = messages;
  const { type, count, content, isUndo } = deedOf(step);
  const text =
    type === 'examples' ? news.examples(0) : history[type](count, nameOf(content, messages));
  return isUndo ? history.undid(text) : text;
}

/** More than a line ever shows: what is cut off need not be laid out. */
const MOST_LETTERS = 500;

export function shortened(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
