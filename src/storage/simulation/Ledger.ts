import type { Change } from '../../domain/change';
import type { SimulatedBrowser } from './SimulatedBrowser';

type Place = 'disk' | 'tasks' | 'pending';

/**
 * What must be in the list or offered in the end: every acknowledged change, and every text under
 * `tasks`, unless the visitor has removed it. Tasks are known by their ids.
 */
export class Ledger {
  readonly #browser: SimulatedBrowser;
  #expected: readonly string[] = [];
  readonly #removed = new Set<string>();
  /** Written down nowhere but in a text, or in a journal that is gone: it may end with its page. */
  readonly #unnoted = new Set<string>();
  /** Its pages learn of that by the next change. */
  isJournalLost = false;

  constructor(browser: SimulatedBrowser) {
    this.#browser = browser;
  }

  get expected(): readonly string[] {
    return this.#expected.filter((id) => !this.#removed.has(id));
  }

  expect(...ids: readonly string[]): void {
    this.#expected = [...this.#expected, ...ids];
  }

  /** Several failures at once may cost something: what is left is that the tabs agree. */
  expectNothing(): void {
    this.#expected = [];
  }

  act(change: Change, seen: ReadonlyMap<string, string>): void {
    for (const operation of change) {
      if (operation.type === 'put') {
        const pending = [...seen].filter(([key]) => key.startsWith('tasks.pending.')).join('\n');
        const ids = operation.tasks.map(({ id }) => id);
        this.expect(...ids);
        for (const id of ids) if (!pending.includes(`"${id}"`)) this.#unnoted.add(id);
      }
      if (operation.type === 'remove') operation.ids.forEach((id) => this.#removed.add(id));
    }
  }

  /** The visitor discards an offered text. */
  discard(text: string): void {
    for (const id of idsIn(text)) this.#removed.add(id);
  }

  /** Something was deleted by force: only what is in one of these places can be found. */
  keepOnly(...places: readonly Place[]): void {
    const texts = this.#textsOf(...places);
    this.#expected = this.#expected.filter((id) => texts.includes(`"${id}"`));
  }

  /** The journal is deleted. A page that it has answered takes the keys of its changes away. */
  loseJournal(): void {
    const { disk } = this.#browser;
    const text = this.#textOf('disk');
    for (const id of this.#expected) if (text.includes(`"${id}"`)) this.#unnoted.add(id);
    disk.clear();
    this.isJournalLost = true;
    // What was offered was in there, too.
    const texts = this.#textOf('pending');
    const stored = this.#textOf('tasks');
    this.#expected = this.#expected.filter(
      (id) => texts.includes(`"${id}"`) || (stored.includes(`"${id}"`) && this.#isFollowed(id)),
    );
  }

  /** Tabs that have not heard yet what the text holds write over it. */
  #isFollowed(id: string): boolean {
    const { tabs } = this.#browser;
    const isShown = tabs.some(({ storage }) =>
      storage.getState().tasks.some((task) => task.id === id),
    );
    return isShown || tabs.length === 0;
  }

  /** A page ends: what was not written down is lost unless it is somewhere by chance. */
  endPage(): void {
    const texts = this.#textsOf('disk', 'tasks', 'pending');
    this.#expected = this.#expected.filter(
      (id) => !this.#unnoted.has(id) || texts.includes(`"${id}"`),
    );
  }

  #textsOf(...places: readonly Place[]): string {
    return places.map((place) => this.#textOf(place)).join('\n');
  }

  #textOf(place: Place): string {
    const { disk, local } = this.#browser;
    if (place === 'disk') {
      const offered = disk.offeredTexts.map(({ text }) => text);
      return [...disk.records.map(putBy), disk.list, ...offered].join('\n');
    }
    if (place === 'tasks') return local.get('tasks')?.trimEnd() ?? '';
    const pending = [...local].filter(([key]) => key.startsWith('tasks.pending.'));
    return pending.map(([, text]) => putBy(JSON.parse(text))).join('\n');
  }
}

function idsIn(text: string): readonly string[] {
  return [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id);
}

/** A change that only names a task does not hold it. */
function putBy({ change = [] }: { readonly change?: Change }): string {
  return JSON.stringify(change.map((operation) => operation.type === 'put' && operation.tasks));
}
