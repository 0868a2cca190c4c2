export interface Task {
  readonly id: string;
  readonly content: string;
  readonly done: boolean;
}

export type Tasks = readonly Task[];
