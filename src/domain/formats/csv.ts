import type { IncomingTask } from '../incomingTask';
import { joinCells, readTable } from './table';

/** What programs call the column of the text, the more telling names first. */
const TEXT =
  'content|task|task name|title|subject|name|summary|to-do|todo|zadanie|treść|tytuł|nazwa|tarea|contenido|título|nombre|asunto';
const DONE = /^(?:done|completed|status|ukończone|ukończono|zrobione|terminada|completada|hecha)$/;
const YES = /^(?:x|1|true|yes|tak|sí|done|completed|✓|✔|☑)$/i;

export interface Csv {
  readonly rows: readonly (readonly string[])[];
  /** Null: the row is no task, but a section or a comment. */
  readonly read: (row: readonly string[]) => IncomingTask | null;
}

/**
 * Null where the text is no table. A file called so is one also without a header: its rows are then
 * tasks as they are. Any other text needs a header of three columns and a second row as wide.
 */
export function readCsv(text: string, isNamedSo: boolean): Csv | null {
  const [rows, header] = withHeader(text);
  const column =
    TEXT.split('|')
      .map((name) => header.indexOf(name))
      .find((index) => index >= 0) ?? -1;
  const isTable = header.length >= 3 && rows[1]?.length === header.length;
  if (!isNamedSo && (column < 0 || !isTable)) return null;
  if (column < 0) return { rows, read: (row) => ({ content: joinCells(row), done: false }) };
  const type = header.indexOf('type');
  const done = header.findIndex((name) => DONE.test(name));
  return {
    rows: rows.slice(1).filter((row) => (row[column] ?? '') !== ''),
    read: (row) =>
      /^(?:task)?$/i.test(row[type] ?? '')
        ? { content: row[column] ?? '', done: YES.test(row[done] ?? '') }
        : null,
  };
}

/** Commas, or what programs write in languages where the comma belongs to numbers. */
function withHeader(text: string): [string[][], string[]] {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const [delimiter = ','] = [',', ';', '\t'].toSorted(
    (a, b) => line.split(b).length - line.split(a).length,
  );
  const rows = readTable(text, delimiter);
  return [rows, (rows[0] ?? []).map((name) => name.toLowerCase())];
}
