import type { Tasks } from '../../domain/task';
import { copyKeeper, type CopyKeeper, type KeptCopy } from '../copy/copyKeeper';
import type { CopyRecord } from '../copy/copyRecord';
import { SimulatedFile } from './SimulatedFile';

interface CopyPage extends CopyKeeper {
  list: Tasks | null;
  /** What the visitor is told. */
  shown: KeptCopy | null;
}

/** The pages of one browser, as far as the copy in a file goes. */
export class SimulatedCopies {
  static readonly NOW = 5_000;
  readonly file = new SimulatedFile();
  record: CopyRecord | null = null;
  announced = 0;
  refuses = false;

  /** A page with this list. */
  openPage(list: Tasks | null): CopyPage {
    const page: Pick<CopyPage, 'list' | 'shown'> = { list, shown: null };
    const keeper = copyKeeper({
      shelf: {
        read: async () => {
          if (this.refuses) throw new DOMException('', 'QuotaExceededError');
          return this.record;
        },
        put: async (record) => {
          this.file.step();
          this.record = record;
        },
        clear: async () => {
          this.record = null;
        },
      },
      list: () => page.list,
      inTurn: (work) => work(),
      now: () => SimulatedCopies.NOW,
      pause: async () => {},
      show: (copy) => {
        page.shown = copy;
      },
      announce: () => {
        this.announced += 1;
      },
    });
    return Object.assign(page, keeper);
  }

  /** A page whose list stands in the file. */
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
