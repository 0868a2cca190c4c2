import type { Change } from '../../domain/change';
import type { Tasks } from '../../domain/task';
import type { BackupFileRecord } from '../backupFile/writeBackupFile';
import { openBackupFile, type BackupFile, type OpenBackupFile } from '../backupFile/openBackupFile';
import { SimulatedFile } from './SimulatedFile';
import { listText, put, visits } from './visits';

interface BackupPage extends OpenBackupFile {
  readonly tasks: Tasks;
  /** What the visitor sees of the file. */
  readonly shown: BackupFile | null;
  /** What the visitor does. */
  act(change: Change): Promise<void>;
  /** The same, and nothing of it has reached the journal yet. */
  begin(change: Change): void;
  reload(): Promise<BackupPage>;
}

/** The pages of one browser that keep a backup of their list in a file. */
export class SimulatedBackups {
  static readonly NOW = 5_000;
  readonly file = new SimulatedFile();
  readonly visits = visits();
  record: BackupFileRecord | null = null;
  broadcasts = 0;
  now = SimulatedBackups.NOW;
  refuses = false;

  async openPage(tab = this.visits.openTab()): Promise<BackupPage> {
    const { browser, reload, record } = this.visits;
    const opened = await tab;
    const { storage } = opened;
    let shown: BackupFile | null = null;
    const file = openBackupFile({
      saved: {
        read: async () => {
          if (this.refuses) throw new DOMException('', 'QuotaExceededError');
          return this.record;
        },
        put: async (next) => {
          this.file.step();
          this.record = next;
        },
        clear: async () => {
          this.record = null;
        },
      },
      list() {
        const position = storage.position();
        return position && { tasks: storage.getState().tasks, position };
      },
      changesSince: (position) => browser.disk.changesSince(position),
      inTurn: (work) => work(),
      now: () => this.now,
      pause: async () => {},
      show: (next) => {
        shown = next;
      },
      broadcast: () => {
        this.broadcasts += 1;
      },
    });
    return {
      ...file,
      get tasks() {
        return storage.getState().tasks;
      },
      get shown() {
        return shown;
      },
      act: (change) => record(opened, change),
      begin: (change) => void storage.record(change),
      reload: () => this.openPage(reload(opened)),
    };
  }

  /** A page whose list is in the file. */
  async keep(...ids: string[]): Promise<BackupPage> {
    const page = await this.openPage();
    await page.act(put(...ids));
    await page.choose(this.file.handle);
    return page;
  }

  /** Another program writes these tasks to `tasks`. */
  async replaceList(...ids: string[]): Promise<void> {
    await this.writeList(listText(...ids));
  }

  async writeList(text: string): Promise<void> {
    this.visits.browser.writeForeign(text);
    await this.visits.browser.wait();
  }

  /** Another program removes `tasks`, and the page is opened once more. */
  clearList(page: BackupPage): Promise<BackupPage> {
    this.visits.browser.local = new Map();
    return page.reload();
  }

  /** All that has happened so far is too long ago for the journal. */
  forgetHistory(): void {
    const { disk } = this.visits.browser;
    const { about } = disk.stored;
    if (about) disk.stored = { ...disk.stored, about: { ...about, historyFrom: disk.head } };
  }
}
