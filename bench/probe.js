/** Runs in the page first: tells when a frame has been painted, and how long the page did not respond. */
(() => {
  const probe = {
    longestTask: 0,
    /** @type {number[]} */
    longTasks: [],
    /** From the input to the end of the first frame in which `isDone()`. @param {string} type @param {() => boolean} isDone */
    async untilPainted(type, isDone) {
      let begun = type === '' ? 0 : Number.NaN;
      const begin = (/** @type {Event} */ event) => {
        begun = event.timeStamp;
      };
      if (type !== '') addEventListener(type, begin, { capture: true, once: true });
      await new Promise((resolve) => {
        const look = () => {
          if (Number.isNaN(begun) || !isDone()) requestAnimationFrame(look);
          else resolve(afterPaint());
        };
        requestAnimationFrame(look);
      });
      return performance.now() - begun;
    },
  };
  /** Requested while a frame is being made, this task runs right after it is painted. */
  function afterPaint() {
    return Reflect.get(globalThis, 'scheduler').postTask(() => {}, { priority: 'user-blocking' });
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      probe.longestTask = Math.max(probe.longestTask, duration);
      probe.longTasks.push(duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(globalThis, {
    probe,
    opened: probe.untilPainted(
      '',
      // An empty list has no rows to wait for.
      () => document.querySelector('[data-task], :root:not([data-tasks]) main') !== null,
    ),
  });
})();
