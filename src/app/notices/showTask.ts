import { navigate } from 'wouter/use-browser-location';
import { base, isOnList, PATHS } from '../../routes/addresses';
import { isFocusLost } from '../../ui/focus/focus';
import { focusControl, isInSight, rowWith } from '../../ui/focus/rowFocus';
import type { TaskCommands } from '../../store/taskStore';

/** A long list puts its rows up, and measures them, in the frames after it was asked for one. */
const FRAMES = 30;

/** Goes to the list if need be, gives up the search that hides a task, and brings its row into view. */
export function showTask(commands: TaskCommands, id: string): void {
  const isList = isOnList();
  if (!isList || !commands.shows(id)) navigate(base + PATHS.tasks, { replace: isList });
  commands.seek(id);
  requestAnimationFrame(() => bringIntoView(id, FRAMES));
}

function bringIntoView(id: string, frames: number): void {
  rowWith(id)?.scrollIntoView({ block: 'center' });
  if (isInSight(id)) {
    // The button that asked for the row went away with its notice.
    if (isFocusLost()) focusControl({ id, name: 'text' });
  } else if (frames > 0) {
    requestAnimationFrame(() => bringIntoView(id, frames - 1));
  }
}
