import type { Step } from '../domain/undo';
import { isOnList } from '../routes/isOnList';
import { isInSight } from '../screens/tasks/row/isInSight';
import type { Told } from '../store/news';
import type { TaskCommands } from '../store/taskStore';
import { showTask } from './showTask';

/** Takes a step back. Where that cannot be seen, it is told, and the row is brought into view. */
export function undoInSight(commands: TaskCommands, step?: Step): void {
  const undone = commands.undo(step);
  const [id] = undone?.touched.keys() ?? [];
  if (!undone || id === undefined) return;
  // When the row is where it belongs.
  requestAnimationFrame(() => {
    if (isInSight(id)) return;
    commands.tell(toldOf(undone));
    if (isOnList()) showTask(commands, id);
  });
}

function toldOf({ inverse }: Step): Told {
  const restored = inverse.flatMap((operation) =>
    operation.type === 'remove' ? operation.ids : [],
  );
  return restored.length > 0 ? { type: 'restored', count: restored.length } : { type: 'undone' };
}
