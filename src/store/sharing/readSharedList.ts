import { parseJson } from '../../domain/parseJson';
import type { IncomingTask } from '../../domain/task';

/** Why a link brings no list. Whatever a link holds, it is one of these and never an error. */
export type LinkFault = 'damaged' | 'newer' | 'tooBig' | 'empty';

interface SharedList {
  readonly tasks: readonly IncomingTask[];
  /** How many rows were not tasks. */
  readonly skipped: number;
}

/** The version of the format, in front of each list, so that a reader recognizes what it cannot read. */
export const LIST_VERSION = 1;

/** As much as localStorage holds. A few letters of a link can inflate to any number of them. */
const MAX_LETTERS = 5_000_000;
/** Twice the longest list that the app is measured with. */
const MAX_TASKS = 100_000;
/** Inflated at a time. A browser cannot be stopped within a piece, which grows a thousandfold. */
const PIECE_BYTES = 1024;

export async function readSharedList(list: string): Promise<SharedList | LinkFault> {
  // The rest is ignored, because messengers take a full stop or a bracket after a link for a part of it.
  const [, version, packed] = /^(\d+)\.([\w-]+)/.exec(list) ?? [];
  if (version === undefined || packed === undefined) return 'damaged';
  if (Number(version) > LIST_VERSION) return 'newer';
  if (Number(version) < LIST_VERSION) return 'damaged';
  if (packed.length > MAX_LETTERS) return 'tooBig';
  try {
    const text = await inflate(bytesOf(packed));
    return text === null ? 'tooBig' : tasksIn(text);
  } catch {
    return 'damaged';
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

/** Null as soon as there is too much of it, because a few bytes can inflate to gigabytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = piecesOf(bytes)
    .pipeThrough(new DecompressionStream('deflate'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length <= MAX_LETTERS) continue;
    await reader.cancel();
    return null;
  }
}

function piecesOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(start, (start += PIECE_BYTES)));
      if (start >= bytes.length) controller.close();
    },
  });
}

function tasksIn(text: string): SharedList | LinkFault {
  const rows = parseJson(text);
  if (!Array.isArray(rows)) return 'empty';
  if (rows.length > MAX_TASKS) return 'tooBig';
  const tasks = rows.map(readRow).filter((task) => task !== null);
  return tasks.length > 0 ? { tasks, skipped: rows.length - tasks.length } : 'empty';
}

function readRow(row: unknown): IncomingTask | null {
  if (!Array.isArray(row)) return null;
  const [id, content, done]: unknown[] = row;
  if (typeof content !== 'string' || (done !== 0 && done !== 1)) return null;
  return { id, content, done: done === 1 };
}
