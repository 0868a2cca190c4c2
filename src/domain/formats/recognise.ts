import type { IncomingTask } from '../task';
import { isRecord, parseJson } from '../parseJson';
import { readItem } from '../savedTasks';
import { readCsv } from './csv';
import type { FileFault } from './decodeText';
import { joinItems, readListLine, splitLines } from './lines';
import { isHeading, isMarkdown, readMarkdownItem } from './markdown';
import { readTodoTxtLine } from './todoTxt';

/** The contents of a file. Its items are read one by one, so that a long file can be read in parts. */
export interface Contents {
  readonly count: number;
  /** Null if the item is not a task. */
  readonly read: (index: number) => IncomingTask | null;
}

/** The format that a file's name claims: `42` is a task in a text file, and no list in JSON. */
export type NamedAs = 'json' | 'csv' | 'html' | 'text';

const WEB_PAGE = /^\s*<(?:!doctype|html|head|body)\b/i;
/** XML, RTF, a calendar or an address book, whose lines are not tasks. */
const FOREIGN = /^\s*(?:<\?xml\b|\{\\rtf|BEGIN:V[A-Z]+)/;
const JSON_START = /^\s*[[{]\s*["{[]/;

/** Goes by the text itself, and by the name of its file only where the text is ambiguous. */
export function recognise(text: string, namedAs: NamedAs): Contents | FileFault {
  if (text.trim() === '') return 'empty';
  if (text.includes('\0')) return 'notText';
  const json = parse(text);
  if (json !== undefined || namedAs === 'json' || JSON_START.test(text)) {
    return inJson(json, JSON_START.test(text));
  }
  if (namedAs === 'html' || WEB_PAGE.test(text)) return 'webPage';
  if (FOREIGN.test(text)) return 'foreign';
  const csv = readCsv(text, namedAs === 'csv');
  return csv ? contents(csv.rows, csv.read) : inLines(splitLines(text));
}

function inJson(json: unknown, looksLikeJson: boolean): Contents | FileFault {
  if (json === undefined) return looksLikeJson ? 'cutOff' : 'foreign';
  if (!Array.isArray(json)) return 'foreign';
  if (json.length > 0 && !json.some(readItem)) return 'foreign';
  return contents(json, readItem);
}

function inLines(all: readonly string[]): Contents {
  const filled = all.filter((line) => line.trim() !== '');
  if (!isMarkdown(filled)) return contents(filled, readPlainLine);
  const items = joinItems(all).filter((item) => !isHeading(item));
  return contents(items, readMarkdownItem);
}

function readPlainLine(line: string): IncomingTask | null {
  const { hasBullet, done, text } = readListLine(line);
  const hasBox = !hasBullet && done !== null && text !== '';
  return hasBox ? { content: text, done } : readTodoTxtLine(line);
}

function contents<Item>(
  items: readonly Item[],
  read: (item: Item) => IncomingTask | null,
): Contents {
  return {
    count: items.length,
    read(index) {
      const item = items[index];
      return item === undefined ? null : read(item);
    },
  };
}

/** Undefined if it is not JSON, or a bare word or number, which is a line of text to people. */
function parse(text: string): unknown {
  const value = parseJson(text);
  return isRecord(value) ? value : undefined;
}
