import { useEffect, useLayoutEffect, useRef } from 'react';
import { takeEarlyClicks } from '../../firstPaint/earlyClicks';
import { useTaskCommands } from '../../store/StoreContext';
import { AddSection } from './add/AddSection';
import { FilesSection } from './files/FilesSection';
import { ListSection } from './list/ListSection';
import { RemoveQuestion } from './remove/RemoveQuestion';
import { taskAt } from '../../ui/focus/rowFocus';
import { SearchSection } from './search/SearchSection';
import styles from './TasksScreen.module.css';

export function TasksScreen() {
  const newTask = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEarlyClicks();
  return (
    <>
      <div className={styles.tools}>
        <AddSection field={newTask} />
        <SearchSection />
      </div>
      <ListSection openBackup={() => picker.current?.click()} />
      <FilesSection picker={picker} />
      <RemoveQuestion />
    </>
  );
}

/** Catches up on what was ticked or pressed in the painted rows while the app was loading. */
function useEarlyClicks(): void {
  const commands = useTaskCommands();
  const early = useRef<readonly HTMLElement[]>([]);
  // In the commit from which React hears clicks: a click that both noted would count twice.
  useLayoutEffect(() => {
    early.current = takeEarlyClicks();
  }, []);
  useEffect(() => {
    for (const control of early.current) {
      const id = taskAt(control);
      // The box is already ticked, so React would ignore a click.
      if (control instanceof HTMLInputElement) commands.toggle(id ?? '');
      else control.click();
    }
    early.current = [];
  }, [commands]);
}
