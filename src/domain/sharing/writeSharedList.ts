import type { Tasks } from '../task';
import { VERSION } from './sharedLink';

/** No list this long becomes as short as a link: it is given up before it is deflated. */
const MAX_LETTERS = 500_000;

/**
 * The list as it travels in a link: the version, then rows of JSON, deflated and in the letters that
 * an address may have. The ids travel, so that a list sent twice updates the first. Null when it
 * would be longer than the limit.
 */
export async function writeSharedList(tasks: Tasks, limit: number): Promise<string | null> {
  const rows = rowsOf(tasks);
  const list = rows && `${VERSION}.${base64url(await deflate(rows))}`;
  return list && list.length <= limit ? list : null;
}

/** Without the names of the fields, which every row would repeat. */
function rowsOf(tasks: Tasks): string | null {
  let rows = '';
  for (const { id, content, done } of tasks) {
    rows += `${rows && ','}${JSON.stringify([id, content, done ? 1 : 0])}`;
    if (rows.length > MAX_LETTERS) return null;
  }
  return `[${rows}]`;
}

/** With a checksum: without one a damaged link could bring other texts. */
async function deflate(text: string): Promise<Uint8Array> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(deflated).arrayBuffer());
}

function base64url(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
