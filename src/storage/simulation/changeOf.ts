import type { Change } from '../../domain/change';
import * as intent from '../../domain/intent';
import type { Tasks } from '../../domain/task';

/** A visitor's change of a list, chosen by two numbers. */
export function changeOf(tasks: Tasks, action: number, pick: number, id: string): Change {
  const target = tasks[pick % Math.max(tasks.length, 1)]?.id ?? '';
  switch (action) {
    case 0:
      return intent.toggle(tasks, target);
    case 1:
      return intent.edit(tasks, target, `edited ${id}`);
    case 2:
      return intent.remove(tasks, target);
    case 3:
      return pick === 0 ? intent.removeAll(tasks) : intent.setAllDone(tasks, true);
    case 4:
      return [{ type: 'move', id: target, place: { after: null, before: tasks[0]?.id ?? null } }];
    default:
      return intent.add(`task ${id}`, id);
  }
}
