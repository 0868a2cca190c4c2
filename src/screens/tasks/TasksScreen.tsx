import { useRef } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import { useTaskState } from '../../store/StoreContext';
import { Late } from '../../ui/Late';
import { AddSection } from './AddSection';
import { FileDrop } from './FileDrop';
import styles from './FilesSection.module.css';
import { lateParts } from './lateParts';
import { ListSection } from './ListSection';
import { SearchSection } from './SearchSection';
import { useSearchTerm } from './useSearchTerm';

export function TasksScreen() {
  const { failure } = useMessages();
  // Not in the HTML made at build time: a button there would be dead until its code has come.
  const restored = useTaskState((state) => state.restored);
  const newTask = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useSearchTerm();
  return (
    <>
      <AddSection field={newTask} />
      <SearchSection term={term} onType={setTerm} />
      <ListSection term={term} focusNewTask={() => newTask.current?.focus()} />
      <FileDrop />
      <div className={styles.place}>
        {restored && <Late part={lateParts.files} labels={failure} />}
      </div>
    </>
  );
}
