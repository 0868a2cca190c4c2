/**
 * Ends the current task of the browser; the caller goes on in the next one. In between the page
 * responds and paints: what takes a fast computer 15 ms keeps a slow phone busy for 60.
 */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    // A timer would wait for up to a second in a hidden tab.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });
}
