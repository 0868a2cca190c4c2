import type { Change, Operation, Place } from './change';
import { isRecord } from './parseJson';
import type { Task } from './task';
import { ORIGINS, type Made } from './undo';

/** Whether a value read from storage can be applied to a list. A malformed one would throw. */
export function isChange(value: unknown): value is Change {
  return isListOf(value, isOperation);
}

function isOperation(value: unknown): value is Operation {
  if (!isRecord(value)) return false;
  const { type, id, ids, tasks, place, content, done } = value;
  switch (type) {
    case 'put':
      return isListOf(tasks, isTask) && isPlace(place);
    case 'remove':
      return isListOf(ids, isText);
    case 'setDone':
      return isListOf(ids, isText) && typeof done === 'boolean';
    case 'setContent':
      return isText(id) && isText(content);
    case 'move':
      return isText(id) && isPlace(place);
    default:
      return false;
  }
}

export function isTask(value: unknown): value is Task {
  return isRecord(value) && isText(value.id) && isText(value.content) && isBoolean(value.done);
}

/** The dialog of History has words for these values, and would throw at others. */
export function isMade(value: unknown): value is Made {
  if (!isRecord(value)) return false;
  const { time, tab, origin, isUndo, undoes } = value;
  const isKnown = origin === undefined || ORIGINS.some((one) => one === origin);
  const areTexts = isText(tab) && (undoes === undefined || isText(undoes));
  return typeof time === 'number' && areTexts && isKnown && isBoolean(isUndo);
}

function isPlace(value: unknown): value is Place {
  return isRecord(value) && isTextOrNull(value.after) && isTextOrNull(value.before);
}

const isText = (value: unknown) => typeof value === 'string';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isTextOrNull = (value: unknown) => value === null || isText(value);

function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}
