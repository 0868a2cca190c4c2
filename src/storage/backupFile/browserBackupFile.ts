import { lazyModule } from '../../lazyModule';
import { openChannel } from '../browser/tabs';
import { openBackupFile, type OpenBackupFile } from './openBackupFile';

type Page = Pick<Parameters<typeof openBackupFile>[0], 'list' | 'changesSince' | 'show'> & {
  /** Another tab has chosen a file, written to it, or stopped. */
  readonly onNews: () => void;
};

const NAME = 'ToDoListReact.backupFile';

/** Loaded with the journal, which uses the same library. */
const lazySaved = lazyModule(
  async () =>
    (await import(/* webpackChunkName: "journal" */ '../journal/browserDatabase')).savedBackupFile,
);

/** Null in browsers whose pages cannot write files, all but Chromium. Rejects without a database. */
export async function browserBackupFile({ onNews, ...page }: Page): Promise<OpenBackupFile | null> {
  const { locks } = navigator;
  if (!('showSaveFilePicker' in globalThis) || !locks) return null;
  const saved = await lazySaved.fetch();
  await saved.read();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onNews();
  });
  return openBackupFile({
    ...page,
    saved,
    inTurn: (work) => locks.request(NAME, work),
    now: Date.now,
    // Not a timer, which in a hidden tab would hold up the other tabs waiting for their turn.
    pause: () => scheduler.postTask(() => {}),
    broadcast: openChannel(NAME, onNews),
  });
}

interface SavePicker {
  readonly suggestedName: string;
  readonly startIn?: FileSystemFileHandle;
  readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
}

declare global {
  var showSaveFilePicker: ((picker: SavePicker) => Promise<FileSystemFileHandle>) | undefined;
}

/** Null if the visitor chose no file. The picker opens beside the former file. */
export async function pickBackupFile(
  suggestedName: string,
  former: FileSystemFileHandle | null,
): Promise<FileSystemFileHandle | null> {
  const types = [{ accept: { 'application/json': ['.json'] } }];
  const place = former && { startIn: former };
  try {
    return (await globalThis.showSaveFilePicker?.({ suggestedName, types, ...place })) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/** The next free name: tasks.json, tasks-2.json, tasks-3.json. */
export function nextName(name: string): string {
  const [, stem = '', number = '1'] = /^(.*?)(?:(?<!\d)-(\d{1,9}))?(?:\.json)?$/is.exec(name) ?? [];
  return `${stem}-${Number(number) + 1}.json`;
}
