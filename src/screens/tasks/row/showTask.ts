import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import type { HistoryEntry } from '../../../domain/undo';
import { base, isOnList, PATHS } from '../../../routes/addresses';
import type { Notifications } from '../../../store/notifications';
import type { TaskCommands } from '../../../store/taskStore';
import { isFocusLost } from '../../../ui/focus';
import { focusControl, isInSight, rowWith } from './rowFocus';
import { scrollToRow } from './scrollToRow';
import { tintRow } from './tintRow';

/** Goes to the list if need be, ends a search that hides the task, and brings its row into view. */
export function showTask(commands: TaskCommands, id: string): void {
  const isList = isOnList();
  if (!isList || !commands.shows(id)) navigate(base + PATHS.tasks, { replace: isList });
  // At once, because the row may be one of a screen or a search that is only now shown.
  flushSync(() => commands.reveal(id));
  const row = scrollToRow(commands, id);
  if (row) tintRow(row);
  // The button that asked for the row disappeared with its notice.
  if (isFocusLost()) focusControl({ id, name: 'text' });
}

/** If the effect of an undo is out of sight, says what it was and brings its row into view. */
export function showUndone(
  { touched, inverse }: HistoryEntry,
  commands: TaskCommands,
  notify: Notifications['notify'],
): void {
  const [id] = touched.keys();
  if (id === undefined) return;
  // By the next frame the row is in its place.
  requestAnimationFrame(() => {
    const row = rowWith(id);
    if (row && isInSight(id)) {
      tintRow(row);
      return;
    }
    const restored = inverse.flatMap((operation) =>
      operation.type === 'remove' ? operation.ids : [],
    );
    notify(({ notification }) =>
      restored.length > 0 ? notification.restored(restored.length) : notification.undone,
    );
    if (isOnList()) showTask(commands, id);
  });
}
