import type { Position } from '../journal';

/** The file in which the visitor keeps a backup, and what this app has written there. */
export interface BackupFileRecord {
  readonly handle: FileSystemFileHandle;
  /** Null until the first backup has been written. */
  readonly written: Written | null;
  /** The hash of a text that is about to be written: after a kill the file may hold it already. */
  readonly writing: string | null;
}

/**
 * Which of the journal's lists was written, and how the file looked right after: if it looks
 * different, another program wrote it.
 */
export interface Written extends Position {
  readonly hash: string;
  readonly size: number;
  readonly lastModified: number;
  readonly at: number;
  /** How many tasks. */
  readonly count: number;
}

/** Where the record is kept for all tabs and later visits, beside the journal. */
export interface BackupFileStorage {
  read(): Promise<BackupFileRecord | null>;
  put(record: BackupFileRecord): Promise<unknown>;
  clear(): Promise<unknown>;
}
