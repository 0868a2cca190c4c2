import { shouldRemindToBackUp } from '../../domain/shouldRemindToBackUp';
import { isPersisted } from '../../storage/backupNotes';
import type { Stores } from '../../store/StoreContext';

/** Reminds the visitor to back up if it is time, and records the first visit, which has no reminder. */
export async function remindToBackUp({
  tasks,
  background: { state, updateBackupNotes },
}: Pick<Stores, 'tasks' | 'background'>): Promise<void> {
  await updateBackupNotes();
  const facts = { isPersisted: await isPersisted() };
  // In a hidden tab the reminder would count as given without being seen.
  await untilVisible();
  // Read again, because another tab may have shown the reminder meanwhile.
  const notes = await updateBackupNotes();
  const now = Date.now();
  const taskCount = tasks.commands.tasks().length;
  if (!notes || !shouldRemindToBackUp({ ...facts, taskCount, notes, now })) return;
  // Saved before the reminder shows, so that no other tab shows it too.
  if (!(await updateBackupNotes({ lastReminder: now }))) return;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  const isDeleted = deletesUnvisited(navigator.userAgent) && !isInstalled;
  state.setState({ reminder: isDeleted ? 'unvisited' : 'cleared' });
}

async function untilVisible(): Promise<void> {
  while (document.visibilityState !== 'visible') {
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true });
    });
  }
}

/**
 * Whether the browser deletes a page's data after seven days of use without a visit to the page.
 * WebKit does so on Apple's systems, in every browser that uses it, but not for an installed app.
 */
export function deletesUnvisited(userAgent: string): boolean {
  return /Mac OS X.*AppleWebKit/.test(userAgent) && !userAgent.includes('Chrome/');
}
