import type { IncomingTask } from '../incomingTask';
import { writeBackup } from './backup';
import { joinItems } from './itemLines';
import { isHeading, isMarkdown, writeMarkdown } from './markdown';
import { readMarkdownItem } from './markdownItem';
import { readItem } from '../savedTasks';
import type { Tasks } from '../task';
import { readTodoTxtLine, writeTodoTxt } from './todoTxt';

export type Format = 'json' | 'markdown' | 'todoTxt';

export function write(tasks: Tasks, format: Format): string {
  switch (format) {
    case 'json':
      return writeBackup(tasks);
    case 'markdown':
      return writeMarkdown(tasks);
    case 'todoTxt':
      return writeTodoTxt(tasks);
  }
}

/** What a file may hold. The items are read one by one, so that a long file can be read in parts. */
export interface Contents {
  readonly items: readonly unknown[];
  /** Null: the item is no task. */
  readonly read: (item: unknown) => IncomingTask | null;
}

/** Recognised by what the text is. Only JSON is known beforehand: `42` is a task in a text file. */
export function recognise(text: string, { isJson }: { readonly isJson: boolean }): Contents {
  const json = parse(text);
  if (Array.isArray(json)) return { items: json, read: readItem };
  if (isJson || json !== undefined || BROKEN_JSON.test(text) || text.includes('\0')) {
    return UNUSABLE;
  }
  const all = text.split(/\r\n|[\r\n]/);
  const filled = all.filter((line) => line.trim() !== '');
  if (!isMarkdown(filled)) return lines(filled, readTodoTxtLine);
  const items = joinItems(all).filter((item) => !isHeading(item));
  return lines(items, readMarkdownItem);
}

export const UNUSABLE: Contents = { items: [], read: () => null };
const BROKEN_JSON = /^\s*[[{]\s*["{[]/;

function lines(items: readonly string[], read: (line: string) => IncomingTask | null): Contents {
  return { items, read: (item) => (typeof item === 'string' ? read(item) : null) };
}

/** Undefined where it is no JSON, or a bare word or number, which is a line of text to people. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
