export interface Task {
  readonly id: string;
  readonly content: string;
  readonly done: boolean;
}

export type Tasks = readonly Task[];

/** A task from outside that is not in the list yet. Its id, if any, may be any text. */
export type IncomingTask = Omit<Task, 'id'> & {
  readonly id?: unknown;
  /** The id it gets if it has none, generated ahead of time: 50,000 of them take long. */
  readonly newId?: string;
};

/** Spaces alone could be neither seen nor read out. */
export const isBlank = (content: string) => content.trim() === '';

/** The name of a task. */
export function nameOf(content: string, { noContent }: { readonly noContent: string }): string {
  return isBlank(content) ? noContent : content;
}

/** The beginning of a text, for places that have no room for all of it. */
export function shortened(text: string, letters: number): string {
  if (text.length <= letters) return text;
  // Half an emoji would be shown as a box.
  const beginning = text.slice(0, letters).replace(/[\ud800-\udbff]$/, '');
  return `${beginning.trimEnd()}…`;
}
