/**
 * Ends the current task of the browser; the caller goes on in the next one. In between the page
 * responds and paints: what takes a fast computer 15 ms keeps a slow phone busy for 60.
 */
export const nextTask = () => new Promise<unknown>((resolve) => setTimeout(resolve));
