import { useRef } from 'react';
import { AddSection } from './add/AddSection';
import { ListToolbar } from './files/ListToolbar';
import { ListSection } from './list/ListSection';
import { RemoveQuestion } from './remove/RemoveQuestion';
import { SearchSection } from './search/SearchSection';
import styles from './TaskListScreen.module.css';

export function TaskListScreen() {
  const newTask = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles.tools}>
        <AddSection field={newTask} />
        <SearchSection />
      </div>
      <ListSection openBackup={() => picker.current?.click()} />
      <ListToolbar picker={picker} />
      <RemoveQuestion />
    </>
  );
}
