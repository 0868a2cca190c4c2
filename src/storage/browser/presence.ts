/** Which tabs of the app are open. Each holds a Web Lock, which ends with it, also by a crash. */
export interface Presence {
  /** From now on this tab counts as open. */
  enter(tab: string): void;
  openTabs(): Promise<ReadonlySet<string>>;
}

const PREFIX = 'ToDoListReact.tab.';

/** Undefined where there are no Web Locks, as on plain http. */
export function browserPresence(): Presence | undefined {
  const { locks } = globalThis.navigator ?? {};
  if (!locks) return undefined;
  return {
    enter(tab) {
      let leave = () => {};
      const hold = () => {
        const left = new Promise<void>((resolve) => (leave = resolve));
        locks.request(`${PREFIX}${tab}`, () => left).catch(() => {});
      };
      hold();
      // A held lock keeps a page out of the back/forward cache.
      addEventListener('pagehide', () => leave());
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) hold();
      });
    },
    async openTabs() {
      const { held = [] } = await locks.query();
      return new Set(held.map(({ name = '' }) => name.slice(PREFIX.length)));
    },
  };
}
