import type { Draft } from '../domain/draft';
import { recognise, UNUSABLE, type Contents } from '../domain/formats/formats';

const SLICE_MS = 25;
const QUIET_MS = 500;

interface Surroundings {
  readonly newId: () => string;
  /** In tenths, from 0 to 1; not called at all for what takes less than half a second. */
  readonly onProgress: (progress: number) => void;
}

/** Reads files in slices, between which the page answers. */
export async function readFiles(
  files: readonly Blob[],
  { newId, onProgress }: Surroundings,
): Promise<{ readonly drafts: readonly Draft[]; readonly skipped: number }> {
  const begun = performance.now();
  const contents = await Promise.all(files.map(contentsOf));
  const total = contents.reduce((sum, { items }) => sum + items.length, 0);
  const drafts: Draft[] = [];
  let seen = 0;
  let slice = begun;
  for (const { items, read } of contents) {
    for (const item of items) {
      const draft = read(item);
      // 50,000 ids take time, too: here there are pauses between them.
      if (draft) drafts.push({ ...draft, id: draft.id ?? newId() });
      seen += 1;
      if (performance.now() - slice < SLICE_MS) continue;
      if (performance.now() - begun > QUIET_MS) onProgress(Math.floor((seen / total) * 10) / 10);
      await pause();
      slice = performance.now();
    }
  }
  return { drafts, skipped: total - drafts.length };
}

/** Nothing is in a file that cannot be read, or is no text. */
async function contentsOf(file: Blob): Promise<Contents> {
  try {
    const bytes = await file.arrayBuffer();
    return recognise(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return UNUSABLE;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
