import type { Task } from './task';

/** A task from outside that is not in the list yet. Its id, if it has one, may be anything. */
export type IncomingTask = Omit<Task, 'id'> & { readonly id?: unknown };
