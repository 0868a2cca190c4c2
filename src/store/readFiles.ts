import type { IncomingTask } from '../domain/incomingTask';
import { recognise, UNUSABLE, type Contents } from '../domain/formats/formats';

const SLICE_MS = 25;
const QUIET_MS = 500;

interface Reading {
  readonly newId: () => string;
  /** Called with tenths from 0 to 1, and only if reading takes more than half a second. */
  readonly onProgress: (progress: number) => void;
}

/** Reads files in slices, so that the page stays responsive. */
export async function readFiles(
  files: readonly Blob[],
  { newId, onProgress }: Reading,
): Promise<{ readonly incoming: readonly IncomingTask[]; readonly skipped: number }> {
  const begun = performance.now();
  const contents = await Promise.all(files.map(contentsOf));
  const total = contents.reduce((sum, { items }) => sum + items.length, 0);
  const incoming: IncomingTask[] = [];
  let seen = 0;
  let slice = begun;
  for (const { items, read } of contents) {
    for (const item of items) {
      const task = read(item);
      // Ids are made here, inside the slices, because 50,000 of them take time too.
      if (task) incoming.push({ ...task, id: task.id ?? newId() });
      seen += 1;
      if (performance.now() - slice < SLICE_MS) continue;
      if (performance.now() - begun > QUIET_MS) onProgress(Math.floor((seen / total) * 10) / 10);
      await pause();
      slice = performance.now();
    }
  }
  return { incoming, skipped: total - incoming.length };
}

/** A file that cannot be read, or is not text, holds nothing usable. */
async function contentsOf(file: Blob): Promise<Contents> {
  try {
    const bytes = await file.arrayBuffer();
    const isJson =
      file.type === 'application/json' || (file instanceof File && /\.json$/i.test(file.name));
    return recognise(new TextDecoder('utf-8', { fatal: true }).decode(bytes), { isJson });
  } catch {
    return UNUSABLE;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
