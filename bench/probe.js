/** Runs in the page before anything else: tells when a frame has been painted, and for how long the page did not answer. */
(() => {
  const probe = {
    longestTask: 0,
    /** From the input to the end of the first frame in which `isDone`. @param {string} type @param {() => boolean} isDone */
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
  /** What is asked for while a frame is made comes when it has been painted, before all other work. */
  function afterPaint() {
    return Reflect.get(globalThis, 'scheduler').postTask(() => {}, { priority: 'user-blocking' });
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      probe.longestTask = Math.max(probe.longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(globalThis, {
    probe,
    opened: probe.untilPainted(
      '',
      () => document.querySelector('[data-task], [class$="ListSection-module-end"]') !== null,
    ),
  });
})();
