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
