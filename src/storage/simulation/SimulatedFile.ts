/** Thrown wherever the browser is killed: nothing that comes after it happens. */
class Killed extends Error {}

/** A file on the visitor's disk, which others can write to as well. */
export class SimulatedFile {
  readonly kind = 'file';
  text = '';
  lastModified = 1_000;
  permission: PermissionState = 'granted';
  /** Thrown by the named step. */
  readonly failures: { getFile?: Error; write?: Error; close?: Error } = {};
  /** Swap files that were begun and neither put in the file's place nor deleted. */
  openStreams = 0;
  /** How many times this app has replaced the text. */
  writes = 0;
  /** After so many steps the browser is killed. */
  lifetime = Infinity;

  constructor(readonly name = 'tasks.json') {}

  /** Another program. */
  overwrite(text: string): void {
    this.text = text;
    this.lastModified += 10;
  }

  step(): void {
    if (this.lifetime <= 0) throw new Killed();
    this.lifetime -= 1;
  }

  /** What a page gets from the picker, as far as the app uses it. */
  get handle(): FileSystemFileHandle {
    return asHandle(this);
  }

  queryPermission(): Promise<PermissionState> {
    return Promise.resolve(this.permission);
  }

  async getFile(): Promise<File> {
    this.step();
    if (this.failures.getFile) throw this.failures.getFile;
    return new File([this.text], this.name, { lastModified: this.lastModified });
  }

  async createWritable() {
    this.step();
    let written = '';
    this.openStreams += 1;
    return {
      write: async (bytes: Blob) => {
        this.step();
        if (this.failures.write) throw this.failures.write;
        written = await bytes.text();
      },
      close: async () => {
        this.step();
        if (this.failures.close) throw this.failures.close;
        this.overwrite(written);
        this.writes += 1;
        this.openStreams -= 1;
      },
      abort: async () => {
        this.step();
        this.openStreams -= 1;
      },
    };
  }
}

/** It has no more of a handle than the app uses. */
function asHandle(file: unknown): FileSystemFileHandle {
  if (!isHandle(file)) throw new Error('This is no simulated file');
  return file;
}

const isHandle = (file: unknown): file is FileSystemFileHandle => file instanceof SimulatedFile;
