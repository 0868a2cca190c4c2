import { flushSync } from 'react-dom';
import type { TaskCommands } from '../../../store/taskStore';
import { rowWith } from './rowFocus';

/** Scrolls no further than it takes to show a task's row. A long list may have to render it first. */
export function scrollToRow(commands: TaskCommands, id: string): HTMLElement | null {
  if (!rowWith(id)) flushSync(() => commands.reveal(id));
  const row = rowWith(id);
  row?.scrollIntoView({ block: 'nearest' });
  return row;
}
