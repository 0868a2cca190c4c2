import { navigate } from 'wouter/use-browser-location';
import { PATHS } from '../routes/addresses';
import { base } from '../routes/base';
import { isOnList } from '../routes/isOnList';
import type { TaskCommands } from '../store/taskStore';

/** Goes to the list if need be, gives up the search that hides a task, and brings its row into view. */
export function showTask(commands: TaskCommands, id: string): void {
  const isList = isOnList();
  if (!isList || !commands.shows(id)) navigate(base + PATHS.tasks, { replace: isList });
  commands.seek(id);
}
