import type { IncomingTask } from '../task';

/** Column names that programs use for the text, most specific first. */
const TEXT =
  'content|task|task name|title|subject|name|summary|to-do|todo|zadanie|treść|tytuł|nazwa|tarea|contenido|título|nombre|asunto';
const DONE = /^(?:done|completed|status|ukończone|ukończono|zrobione|terminada|completada|hecha)$/;
const YES = /^(?:x|1|true|yes|tak|sí|done|completed|✓|✔|☑)$/i;

interface Csv {
  readonly rows: readonly (readonly string[])[];
  /** Null if the row is a section or a comment. */
  readonly read: (row: readonly string[]) => IncomingTask | null;
}

/**
 * Null if the text is not a table. In a `.csv` file without a header each row is a task. Any other
 * text needs a header of three columns and a second row of the same width.
 */
export function readCsv(text: string, isNamedCsv: boolean): Csv | null {
  const [rows, header] = withHeader(text);
  const column =
    TEXT.split('|')
      .map((name) => header.indexOf(name))
      .find((index) => index >= 0) ?? -1;
  const isTable = header.length >= 3 && rows[1]?.length === header.length;
  if (!isNamedCsv && (column < 0 || !isTable)) return null;
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

/** A comma, or the delimiter of languages that use the comma in numbers. */
function withHeader(text: string): [string[][], string[]] {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const [delimiter = ','] = [',', ';', '\t'].toSorted(
    (a, b) => line.split(b).length - line.split(a).length,
  );
  const rows = readTable(text, delimiter);
  return [rows, (rows[0] ?? []).map((name) => name.toLowerCase())];
}

/** The rows of a table. A quoted cell may contain the delimiter, line breaks, and "" for a quote. */
export function readTable(text: string, delimiter: string): string[][] {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"(?=[${delimiter}\\r\\n]|$)|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|[\\r\\n]|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    row.push((quoted?.replaceAll('""', '"').replace(/\r\n?/g, '\n') ?? plain).trim());
    if (end === delimiter) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((cells) => cells.some((filled) => filled !== ''));
}

/** A row as one line of text, such as "milk, 2 l". */
export function joinCells(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join(', ');
}
