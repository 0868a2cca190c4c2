import { useEffect, useRef } from 'react';
import type { Step } from '../../domain/undo';
import { isOnList } from '../../routes/addresses';
import { isInSight } from '../../ui/focus/rowFocus';
import type { Told } from '../../store/news';
import { useTaskCommands, useTaskState } from '../../store/StoreContext';
import { showTask } from './showTask';

/** Where it cannot be seen what undo has done, it is told, and the row is brought into view. */
export function useUndoneSight(): void {
  const undone = useTaskState((state) => state.undone);
  const commands = useTaskCommands();
  const looked = useRef(undone);
  useEffect(() => {
    if (looked.current === undone) return;
    looked.current = undone;
    const [id] = undone?.touched.keys() ?? [];
    if (!undone || id === undefined) return;
    // When the row is where it belongs.
    requestAnimationFrame(() => {
      if (isInSight(id)) return;
      commands.tell(toldOf(undone));
      if (isOnList()) showTask(commands, id);
    });
  }, [undone, commands]);
}

function toldOf({ inverse }: Step): Told {
  const restored = inverse.flatMap((operation) =>
    operation.type === 'remove' ? operation.ids : [],
  );
  return restored.length > 0 ? { type: 'restored', count: restored.length } : { type: 'undone' };
}
