import type { Tasks } from '../../domain/task';
import { LIST_VERSION } from './readSharedList';

/** A list this long never fits into a link, so it is not even deflated. */
const MAX_LETTERS = 500_000;

/**
 * The list for a link: the version, then rows of JSON, deflated, in base64url. Ids are included, so
 * that a list sent twice updates the first. Null if it would exceed the limit.
 */
export async function writeSharedList(tasks: Tasks, limit: number): Promise<string | null> {
  const rows = rowsOf(tasks);
  const list = rows && `${LIST_VERSION}.${base64url(await deflate(rows))}`;
  return list && list.length <= limit ? list : null;
}

/** Without field names, which every row would repeat. */
function rowsOf(tasks: Tasks): string | null {
  let rows = '';
  for (const { id, content, done } of tasks) {
    rows += `${rows && ','}${JSON.stringify([id, content, done ? 1 : 0])}`;
    if (rows.length > MAX_LETTERS) return null;
  }
  return `[${rows}]`;
}

/** In zlib's format, whose checksum keeps a damaged link from bringing altered texts. */
async function deflate(text: string): Promise<Uint8Array> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(deflated).arrayBuffer());
}

function base64url(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
