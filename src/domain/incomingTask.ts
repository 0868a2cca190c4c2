import type { Task } from './task';

/** A task from outside that is not in the list yet. Its id, if it has one, may be anything. */
export type IncomingTask = Omit<Task, 'id'> & {
  readonly id?: unknown;
  /** The id it gets if it has none, made ahead of time: 50,000 of them take long. */
  readonly newId?: string;
};
