import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import type { HistoryEntry } from '../../../domain/undo';
import { base, isOnList, PATHS } from '../../../routes/addresses';
import type { Message, Notifications } from '../../../store/notifications';
import type { Added } from '../../../store/listCommands';
import type { TaskCommands } from '../../../store/taskStore';
import { isFocusLost } from '../../../ui/focus';
import { focusControl, isInSight, rowWith } from './rowFocus';
import { scrollToRow } from './scrollToRow';
import { tintRow } from './tintRow';

/** Goes to the list if need be, ends a search that hides the task, and brings its row into view. */
export function showTask(commands: TaskCommands, id: string): void {
  const isList = isOnList();
  if (!isList || !commands.shows(id)) navigate(base + PATHS.tasks, { replace: isList });
  // At once, because the screen or the row may not be rendered yet.
  flushSync(() => commands.reveal(id));
  const row = scrollToRow(commands, id);
  if (row) tintRow(row);
  // The button that asked for the row disappeared with its notice.
  if (isFocusLost()) focusControl({ id, name: 'text' });
}

/** Reports an added task after the frame that shows its row, which the report would delay. */
export function showAdded(added: Added | null, commands: TaskCommands): void {
  if (!added) return;
  requestAnimationFrame(() => {
    setTimeout(() => commands.reportAdded(added, isInSight(added.id)));
  });
}

/**
 * Announces an undo or a redo. If its effect is out of sight, a notice says what it was, and its row
 * is brought into view.
 */
export function showUndone(
  { touched, inverse, isUndo }: HistoryEntry,
  commands: TaskCommands,
  { announce, notify }: Notifications,
): void {
  const message: Message = ({ notification }) => notification[isUndo ? 'undone' : 'redone'];
  const [id] = touched.keys();
  if (id === undefined) {
    announce(message);
    return;
  }
  // By the next frame the row is in its place.
  requestAnimationFrame(() => {
    const row = rowWith(id);
    if (row && isInSight(id)) {
      tintRow(row);
      announce(message);
      return;
    }
    const restored = inverse.flatMap((operation) =>
      operation.type === 'remove' ? operation.ids : [],
    );
    notify((messages) =>
      restored.length > 0 ? messages.notification.restored(restored.length) : message(messages),
    );
    // A redone change may hide its row.
    if (isOnList() && (isUndo || commands.shows(id))) showTask(commands, id);
  });
}
