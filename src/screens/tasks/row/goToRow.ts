import { flushSync } from 'react-dom';
import type { TaskCommands } from '../../../store/taskStore';
import { controlOf, rowWith, type RowControl } from './rowFocus';

/** Gives the focus to a control of a row, which a long list puts into the page for that. */
export function goToRow(commands: TaskCommands, { id, name }: RowControl): void {
  if (!rowWith(id)) flushSync(() => commands.seek(id));
  // The buttons that move a row are only in the one that has the pointer or the focus.
  const control = controlOf(id, name) ?? controlOf(id, 'text');
  control?.focus({ preventScroll: true });
  // Browsers put what gets the focus into the middle of the window, and rows would jump.
  rowWith(id)?.scrollIntoView({ block: 'nearest' });
}
