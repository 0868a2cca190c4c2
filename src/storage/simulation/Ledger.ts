import type { Change } from '../../domain/change';
import type { SimulatedBrowser } from './SimulatedBrowser';

type Place = 'disk' | 'tasks' | 'pending';

/**
 * The ids of all tasks that must be in the list or offered in the end: of every acknowledged change and
 * every text under `tasks`, unless the visitor has removed them.
 */
export class Ledger {
  readonly #browser: SimulatedBrowser;
  #expected: readonly string[] = [];
  readonly #removed = new Set<string>();
  /** Ids that only a text or a lost journal has, and that may be lost with their page. */
  readonly #fragile = new Set<string>();
  /** Open pages notice it with the next change. */
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

  /** Several failures at once may lose tasks. Then only the agreement of the tabs is checked. */
  expectNothing(): void {
    this.#expected = [];
  }

  record(change: Change, seen: ReadonlyMap<string, string>): void {
    for (const operation of change) {
      if (operation.type === 'put') {
        const pending = [...seen].filter(([key]) => key.startsWith('tasks.pending.')).join('\n');
        const ids = operation.tasks.map(({ id }) => id);
        this.expect(...ids);
        for (const id of ids) if (!pending.includes(`"${id}"`)) this.#fragile.add(id);
      }
      if (operation.type === 'remove') operation.ids.forEach((id) => this.#removed.add(id));
    }
  }

  discard(text: string): void {
    for (const id of idsIn(text)) this.#removed.add(id);
  }

  /** Called after a deletion by force: only tasks in one of these places survive. */
  keepOnly(...places: readonly Place[]): void {
    const texts = this.#textsOf(...places);
    this.#expected = this.#expected.filter((id) => texts.includes(`"${id}"`));
  }

  /** Deletes the journal. A page that it has answered removes the keys of its changes. */
  loseJournal(): void {
    const { disk } = this.#browser;
    const text = this.#textOf('disk');
    for (const id of this.#expected) if (text.includes(`"${id}"`)) this.#fragile.add(id);
    disk.clear();
    this.isJournalLost = true;
    // The offered texts are lost with it.
    const texts = this.#textOf('pending');
    const stored = this.#textOf('tasks');
    this.#expected = this.#expected.filter(
      (id) => texts.includes(`"${id}"`) || (stored.includes(`"${id}"`) && this.#isFollowed(id)),
    );
  }

  /** A tab that has not read the text yet overwrites it. */
  #isFollowed(id: string): boolean {
    const { tabs } = this.#browser;
    const isShown = tabs.some(({ storage }) =>
      storage.getState().tasks.some((task) => task.id === id),
    );
    return isShown || tabs.length === 0;
  }

  /** Called when a page ends: fragile tasks are lost unless they happen to be stored somewhere. */
  endPage(): void {
    const texts = this.#textsOf('disk', 'tasks', 'pending');
    this.#expected = this.#expected.filter(
      (id) => !this.#fragile.has(id) || texts.includes(`"${id}"`),
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

/** The tasks that a change contains, not those that it only names. */
function putBy({ change = [] }: { readonly change?: Change }): string {
  return JSON.stringify(change.map((operation) => operation.type === 'put' && operation.tasks));
}
