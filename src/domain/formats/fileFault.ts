/** Why a file could not be imported. */
export type FileFault =
  | 'empty'
  /** It is readable, but contains no task. */
  | 'noTasks'
  /** Truncated or damaged JSON. */
  | 'cutOff'
  | 'notText'
  /** Text in another encoding than UTF-8, which could only be guessed. */
  | 'encoding'
  /** A file of another kind. */
  | 'foreign'
  | 'webPage'
  /** It is gone, or the browser may not read it. */
  | 'unreadable';
