import { useRef } from 'react';
import { AddSection } from './AddSection';
import { FilesSection } from './FilesSection';
import { ListSection } from './ListSection';
import { SearchSection } from './SearchSection';
import { useSearchTerm } from './useSearchTerm';

export function TasksScreen() {
  const newTask = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useSearchTerm();
  return (
    <>
      <AddSection field={newTask} />
      <SearchSection term={term} onType={setTerm} />
      <ListSection term={term} focusNewTask={() => newTask.current?.focus()} />
      <FilesSection />
    </>
  );
}
