import type { Cause } from '../storageState';
import type { Tasks } from '../../domain/task';
import { copyKeeper, type CopyKeeper, type KeptCopy } from '../copy/copyKeeper';
import type { CopyRecord } from '../copy/copyRecord';
import { SimulatedFile } from './SimulatedFile';

interface CopyPage extends CopyKeeper {
  list: Tasks | null;
  /** What the visitor does here; `list` alone is what others do. */
  act(list: Tasks): void;
  /** What the visitor sees of it. */
  readonly shown: KeptCopy | null;
}

/** The pages of one browser, as far as the copy in a file goes. */
export class SimulatedCopies {
  static readonly NOW = 5_000;
  readonly file = new SimulatedFile();
  record: CopyRecord | null = null;
  announced = 0;
  /** When the list took the place of one that is still offered. */
  replacedAt = 0;
  now = SimulatedCopies.NOW;
  /** What happens in the midst of a copy. */
  onPut = () => {};
  refuses = false;

  /** A page with this list. */
  openPage(list: Tasks | null): CopyPage {
    const page: { list: Tasks | null; shown: KeptCopy | null } = { list, shown: null };
    const keeper = copyKeeper({
      records: {
        read: async () => {
          if (this.refuses) throw new DOMException('', 'QuotaExceededError');
          return this.record;
        },
        put: async (record) => {
          this.file.step();
          this.record = record;
          this.onPut();
        },
        clear: async () => {
          this.record = null;
        },
      },
      list: () => page.list,
      replacedAt: () => this.replacedAt,
      inTurn: (work) => work(),
      now: () => this.now,
      pause: async () => {},
      show: (copy) => {
        page.shown = copy;
      },
      broadcast: () => {
        this.announced += 1;
      },
    });
    const change = (next: Tasks | null, cause: Cause) => {
      if (page.list && next) keeper.note({ before: page.list, after: next, cause });
      page.list = next;
    };
    return {
      ...keeper,
      act: (next) => change(next, 'own'),
      get list() {
        return page.list;
      },
      set list(next) {
        change(next, 'others');
      },
      get shown() {
        return page.shown;
      },
    };
  }

  /** A page whose list is in the file. */
  async keep(list: Tasks): Promise<CopyPage> {
    const page = this.openPage(list);
    await page.keepIn(this.file.handle);
    return page;
  }
}

/** Open tasks, each with its id as its content. */
export function tasksOf(...ids: string[]): Tasks {
  return ids.map((id) => ({ id, content: id, done: false }));
}
