import { decodeText, type FileFault } from '../domain/formats/decodeText';
import { recognise, type Contents, type NamedAs } from '../domain/formats/recognise';
import type { IncomingTask } from '../domain/task';

const SLICE_MS = 25;
const QUIET_MS = 500;

/** The tasks that were read, and the files that were refused. */
export interface Incoming {
  readonly tasks: readonly IncomingTask[];
  /** How many items were not tasks. */
  readonly skipped: number;
  readonly refused?: readonly RefusedFile[];
}

/** A file without tasks. Its name is null if it was the only file. */
export interface RefusedFile {
  readonly name: string | null;
  readonly fault: FileFault;
}

/** Null if it is gone, or may not be read. */
export type GivenFile = Blob | null;

interface Reading {
  readonly newId: () => string;
  /** Called with tenths from 0 to 1, but only if reading takes more than half a second. */
  readonly onProgress: (progress: number) => void;
}

/** Reads files in slices, so that the page stays responsive. */
export async function readFiles(
  files: readonly GivenFile[],
  { newId, onProgress }: Reading,
): Promise<Required<Incoming>> {
  const begun = performance.now();
  const read = await Promise.all(files.map(contentsOf));
  const total = read.reduce((sum, contents) => sum + countOf(contents), 0);
  const tasks: IncomingTask[] = [];
  const refused: RefusedFile[] = [];
  let seen = 0;
  let slice = begun;
  for (const [place, contents] of read.entries()) {
    const before = tasks.length;
    for (let index = 0; index < countOf(contents); index += 1) {
      const task = typeof contents === 'string' ? null : contents.read(index);
      // Ids are made here, inside the slices, because 50,000 of them take time too.
      if (task) tasks.push(task.id === undefined ? { ...task, newId: newId() } : task);
      seen += 1;
      if (performance.now() - slice < SLICE_MS) continue;
      if (performance.now() - begun > QUIET_MS) onProgress(Math.floor((seen / total) * 10) / 10);
      await pause();
      slice = performance.now();
    }
    if (tasks.length > before) continue;
    const name = files.length > 1 ? fileName(files[place]) : null;
    refused.push({ name, fault: typeof contents === 'string' ? contents : 'noTasks' });
  }
  return { tasks, skipped: total - tasks.length, refused };
}

function countOf(contents: Contents | FileFault): number {
  return typeof contents === 'string' ? 0 : contents.count;
}

async function contentsOf(file: GivenFile): Promise<Contents | FileFault> {
  try {
    const decoded = file ? decodeText(new Uint8Array(await file.arrayBuffer())) : 'unreadable';
    return typeof decoded === 'string' ? decoded : recognise(decoded.text, namedAs(file));
  } catch {
    return 'unreadable';
  }
}

function namedAs(file: GivenFile): NamedAs {
  const name = fileName(file)?.toLowerCase() ?? '';
  if (file?.type === 'application/json' || name.endsWith('.json')) return 'json';
  if (file?.type === 'text/csv' || /\.[ct]sv$/.test(name)) return 'csv';
  return file?.type === 'text/html' || /\.html?$/.test(name) ? 'html' : 'text';
}

export function fileName(file: GivenFile | undefined): string | null {
  return file instanceof File ? file.name : null;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
