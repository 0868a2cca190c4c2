/** What happens to a page from outside. All but the line runs in the page. */

/** Firefox shows of an error in the console no more than its kind. */
export const CRASH_LINE = /broken on purpose|^console: Error$/;

/** A part of the language itself fails as soon as it is given tasks. */
export function crashOn(method: 'filter' | 'find'): void {
  const whole: unknown = Reflect.get(Array.prototype, method);
  if (typeof whole !== 'function') return;
  Reflect.set(Array.prototype, method, function broken(this: unknown[], ...args: unknown[]) {
    const [first] = this;
    const isTask = typeof first === 'object' && first !== null && 'done' in first;
    if (isTask) throw new Error('broken on purpose');
    return Reflect.apply(whole, this, args);
  });
}

/** As if a newer build had been fetched and took over at this moment. */
export function takeOverAsNewVersion(): void {
  const newer = {
    state: 'activated',
    addEventListener: (_type: string, listener: () => void) => listener(),
  };
  navigator.serviceWorker.register = () =>
    Promise.resolve(
      Object.assign(Object.create(EventTarget.prototype), {
        waiting: newer,
        active: {},
        addEventListener: () => {},
      }),
    );
}

export function holdFileOverPage(): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([], 'tasks.md'));
  dispatchEvent(new DragEvent('dragover', { dataTransfer, cancelable: true }));
}

/** Without a pointer on the list, which would be what breaks first. */
export function goToTask(): void {
  history.pushState(null, '', 'zadania/1');
  dispatchEvent(new PopStateEvent('popstate'));
}
