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
