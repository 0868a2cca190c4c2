/** The ways in which each storage of the browser can fail; localStorage cannot keep one waiting. */
export const FAULTS = {
  localStorage: ['works', 'missing', 'null', 'throws', 'refuses'],
  indexedDB: ['works', 'missing', 'null', 'throws', 'refuses', 'hangs'],
  BroadcastChannel: ['works', 'missing', 'null', 'throws', 'refuses', 'hangs'],
} as const;

export type Fault = 'works' | 'missing' | 'null' | 'throws' | 'refuses' | 'hangs';
export type Faults = Readonly<Record<keyof typeof FAULTS, Fault>>;

/**
 * Every fault of one storage with every fault of each other one: 36 of the 180 combinations. All
 * of them are gone through in src/storage/taskStorage.brokenMatrix.test.ts.
 */
export function everyPair(): Faults[] {
  const { length } = FAULTS.localStorage;
  return FAULTS.indexedDB.flatMap((indexedDB, row) =>
    FAULTS.BroadcastChannel.map((BroadcastChannel, column) => ({
      // One further with each row and each column: all of them stand in every row and column.
      localStorage: FAULTS.localStorage[(row + column) % length] ?? 'works',
      indexedDB,
      BroadcastChannel,
    })),
  );
}

/** Runs in the page before the app: breaks what the address asks for with `?broken=a,b,c`. */
export function breakStorage(): void {
  const asked = new URLSearchParams(location.search).get('broken')?.split(',') ?? [];
  const refuse = (name: string) => () => {
    throw new DOMException('refused by the test', name);
  };
  const refusing: Record<string, () => void> = {
    localStorage: () => (Storage.prototype.setItem = refuse('QuotaExceededError')),
    indexedDB: () => (IDBObjectStore.prototype.put = refuse('QuotaExceededError')),
    BroadcastChannel: () => (BroadcastChannel.prototype.postMessage = refuse('InvalidStateError')),
  };
  const hanging: Record<string, () => void> = {
    indexedDB: () =>
      (IDBFactory.prototype.open = () =>
        Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } })),
    BroadcastChannel: () => (BroadcastChannel.prototype.postMessage = () => {}),
  };
  for (const [index, name] of ['localStorage', 'indexedDB', 'BroadcastChannel'].entries()) {
    const fault = asked[index];
    const become = (property: PropertyDescriptor) =>
      Object.defineProperty(window, name, { configurable: true, ...property });
    if (fault === 'null') become({ value: null });
    if (fault === 'throws') become({ get: refuse('SecurityError') });
    if (fault === 'refuses') refusing[name]?.();
    if (fault === 'hangs') hanging[name]?.();
    if (fault === 'missing') {
      Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Window.prototype, name);
    }
  }
}
