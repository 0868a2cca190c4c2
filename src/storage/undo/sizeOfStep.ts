import type { Operation } from '../../domain/change';
import type { Tasks } from '../../domain/task';
import type { Step } from '../../domain/undo';

/** What surrounds a text where it is stored, roughly. */
const AROUND = 40;

/** In characters, roughly. */
export function sizeOfStep({ inverse, touched }: Step): number {
  return sizeOfTasks([...touched.values()]) + sum(inverse, sizeOfOperation);
}

function sizeOfOperation(operation: Operation): number {
  switch (operation.type) {
    case 'put':
      return AROUND + sizeOfTasks(operation.tasks);
    case 'remove':
    case 'setDone':
      return AROUND + sum(operation.ids, ({ length }) => length);
    case 'setContent':
      return AROUND + operation.content.length;
    case 'move':
      return 2 * AROUND;
  }
}

function sizeOfTasks(tasks: Tasks): number {
  return sum(tasks, ({ id, content }) => AROUND + id.length + content.length);
}

function sum<Item>(items: readonly Item[], sizeOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + sizeOf(item), 0);
}
