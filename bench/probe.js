/** Runs in the page first: measures when a frame is painted and how long the page is blocked. */
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
  /** Requested while a frame is rendered, this task runs right after its paint. */
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
