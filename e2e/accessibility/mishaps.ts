/** Failures from outside the app. The functions run in the page. */

/** Firefox reports only the type of a console error. */
export const CRASH_LINE = /broken on purpose|^console: Error$/;

/** Breaks an array method as soon as it is called on tasks. */
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

/** As if a newer service worker took over now. */
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

/** Navigates by the history, because a pointer on the list would crash the list first. */
export function goToTask(): void {
  history.pushState(null, '', 'zadania/1');
  dispatchEvent(new PopStateEvent('popstate'));
}
