/** The file in which the visitor keeps a copy, and what this app has put there. */
export interface CopyRecord {
  readonly handle: FileSystemFileHandle;
  /** Null until the first copy has been written. */
  readonly written: Written | null;
  /** The hash of a text that is about to be written: after a kill the file may hold it already. */
  readonly writing: string | null;
  /**
   * The list was seen to lack tasks of the file that no visitor has removed. replaced: another text
   * has taken its place, and the visitor may be asked about it. lost: the file may be all that is
   * left. Later visits need it: they may find a few of the tasks again, and not know of the others.
   */
  readonly held?: 'replaced' | 'lost' | null;
  /** Tasks that the visitor has removed in some tab since the file was written. */
  readonly removed?: readonly string[];
}

/** How the file looked right after it was written: if it looks different, another program wrote it. */
export interface Written {
  readonly hash: string;
  readonly size: number;
  readonly lastModified: number;
  readonly at: number;
  /** How many tasks. */
  readonly count: number;
}

/** Where the record is kept for all tabs and later visits. */
export interface CopyRecords {
  read(): Promise<CopyRecord | null>;
  put(record: CopyRecord): Promise<unknown>;
  clear(): Promise<unknown>;
}
