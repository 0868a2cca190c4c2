/** Thrown where the browser is killed, so that nothing after it runs. */
class Killed extends Error {}

/** A file on the visitor's disk. */
export class SimulatedFile {
  readonly kind = 'file';
  text = '';
  lastModified = 1_000;
  permission: PermissionState = 'granted';
  /** The error that the named step throws. */
  readonly failures: { getFile?: Error; write?: Error; close?: Error } = {};
  /** The number of swap files that were neither moved into place nor deleted. */
  openStreams = 0;
  /** How often the app has replaced the text. */
  writes = 0;
  /** The number of steps after which the browser is killed. */
  lifetime = Infinity;

  constructor(readonly name = 'tasks.json') {}

  /** Stands for another program. */
  overwrite(text: string): void {
    this.text = text;
    this.lastModified += 10;
  }

  step(): void {
    if (this.lifetime <= 0) throw new Killed();
    this.lifetime -= 1;
  }

  /** The handle from the picker, as far as the app uses it. */
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

function asHandle(file: unknown): FileSystemFileHandle {
  if (!isHandle(file)) throw new Error('This is no simulated file');
  return file;
}

const isHandle = (file: unknown): file is FileSystemFileHandle => file instanceof SimulatedFile;
