/** What stands for a task's own in the rows that the build makes and the boot script copies. */
export const SAMPLE_ID = '0';
export const SAMPLE_CONTENT = '{content}';

/** A row that is open and one that is done, in this order. Only `data-task` tells them apart. */
export const SAMPLE_TASKS = [
  { id: SAMPLE_ID, content: SAMPLE_CONTENT, done: false },
  { id: '1', content: SAMPLE_CONTENT, done: true },
] as const;
