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
  /** A message that is sent while a frame is made arrives when it has been painted. */
  function afterPaint() {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
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
      () => document.querySelector('[data-task], [class*="ListSection-module-end"]') !== null,
    ),
  });
})();
