import type { Change } from '../../domain/change';
import type { Tasks } from '../../domain/task';
import type { BackupFileRecord } from '../backupFile/writeBackupFile';
import { openBackupFile, type BackupFile, type OpenBackupFile } from '../backupFile/openBackupFile';
import { SimulatedFile } from './SimulatedFile';
import { listText, put, visits } from './visits';

interface BackupPage extends OpenBackupFile {
  readonly tasks: Tasks;
  /** The state of the file that the visitor sees. */
  readonly shown: BackupFile | null;
  /** Records a change of the visitor, and runs the browser until it is in the journal. */
  act(change: Change): Promise<void>;
  /** Records a change that has not reached the journal yet. */
  begin(change: Change): void;
  reload(): Promise<BackupPage>;
}

/** The pages of a browser with a backup file. */
export class SimulatedBackups {
  static readonly NOW = 5_000;
  readonly file = new SimulatedFile();
  readonly visits = visits();
  record: BackupFileRecord | null = null;
  broadcasts = 0;
  now = SimulatedBackups.NOW;
  refuses = false;

  async openPage(tab = this.visits.openTab()): Promise<BackupPage> {
    const { browser, reload, append } = this.visits;
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
      act: (change) => append(opened, change),
      begin: (change) => void storage.append(change),
      reload: () => this.openPage(reload(opened)),
    };
  }

  /** Opens a page and writes its list to the file. */
  async keep(...ids: string[]): Promise<BackupPage> {
    const page = await this.openPage();
    await page.act(put(...ids));
    await page.choose(this.file.handle);
    return page;
  }

  async replaceList(...ids: string[]): Promise<void> {
    await this.writeList(listText(...ids));
  }

  async writeList(text: string): Promise<void> {
    this.visits.browser.writeForeign(text);
    await this.visits.browser.wait();
  }

  /** Another program removes `tasks`, and the page is reopened. */
  clearList(page: BackupPage): Promise<BackupPage> {
    this.visits.browser.local = new Map();
    return page.reload();
  }

  /** Makes all changes so far too old for the journal. */
  forgetHistory(): void {
    const { disk } = this.visits.browser;
    const { about } = disk.stored;
    if (about) disk.stored = { ...disk.stored, about: { ...about, historyFrom: disk.head } };
  }
}
