import { flushSync } from 'react-dom';
import type { TaskCommands } from '../../../store/taskStore';
import { rowWith } from '../row/rowFocus';

/** Up or down by one row. */
export type Direction = -1 | 1;

export function stepRow(commands: TaskCommands, id: string, direction: Direction): void {
  flushSync(() => commands.step(id, direction));
  // Browsers scroll to a control that gets the focus, not to a focused one that is moved away.
  rowWith(id)?.scrollIntoView({ block: 'nearest' });
}
