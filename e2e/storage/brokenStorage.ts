type Fault = 'works' | 'missing' | 'null' | 'throws' | 'refuses' | 'hangs';
export type Faults = Readonly<Record<'localStorage' | 'indexedDB' | 'BroadcastChannel', Fault>>;

/**
 * Each failure of each storage once; localStorage cannot hang. All 180 combinations are tested in
 * src/storage/taskStorage.brokenMatrix.test.ts.
 */
export const BROKEN: readonly Faults[] = [
  { localStorage: 'works', indexedDB: 'missing', BroadcastChannel: 'null' },
  { localStorage: 'missing', indexedDB: 'null', BroadcastChannel: 'throws' },
  { localStorage: 'null', indexedDB: 'throws', BroadcastChannel: 'refuses' },
  { localStorage: 'throws', indexedDB: 'refuses', BroadcastChannel: 'hangs' },
  { localStorage: 'refuses', indexedDB: 'works', BroadcastChannel: 'missing' },
  { localStorage: 'works', indexedDB: 'hangs', BroadcastChannel: 'works' },
];

/** Runs in the page before the app: breaks the storages as `?broken=a,b,c` in the address says. */
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
