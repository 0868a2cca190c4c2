/** Why a file brings no tasks. */
export type FileFault =
  | 'empty'
  /** It was read whole, and nothing in it is a task. */
  | 'noTasks'
  /** JSON that ends too early, or is damaged. */
  | 'cutOff'
  | 'notText'
  /** Text, but not in UTF-8: which letters are meant can only be guessed. */
  | 'encoding'
  /** Of another program. */
  | 'foreign'
  | 'webPage'
  /** It has gone, or the browser may not read it. */
  | 'unreadable';
