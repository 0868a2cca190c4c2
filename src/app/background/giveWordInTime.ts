import { isWordDue } from '../../domain/isWordDue';
import { rememberBackups } from '../../storage/backupNotes';
import { isPersisted } from '../../storage/browser/isPersisted';
import { browserStorage } from '../../storage/browser/localValue';
import type { TaskStore } from '../../store/taskStore';
import { wordInTime } from '../../store/wordInTime';

/** Says in time that the list can be lost, and notes the first visit, in which nothing is said. */
export async function giveWordInTime({ state }: Pick<TaskStore, 'state'>): Promise<void> {
  const local = browserStorage();
  rememberBackups(local, Date.now());
  const facts = { isPersisted: await isPersisted() };
  // In a tab that nobody looks at, the word would count as given.
  await untilVisible();
  const now = Date.now();
  // Read again: another tab may have spoken meanwhile.
  const notes = rememberBackups(local, now);
  const taskCount = state.getState().tasks.length;
  if (!notes || !isWordDue({ ...facts, taskCount, notes, now })) return;
  // Noted before it is seen, so that the next tab says nothing.
  if (rememberBackups(local, now, { lastWord: now })) wordInTime.setState({ isGiven: true });
}

async function untilVisible(): Promise<void> {
  while (document.visibilityState !== 'visible') {
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true });
    });
  }
}
