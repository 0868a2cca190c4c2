import { useRef } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import { Late } from '../../ui/Late';
import { AddSection } from './AddSection';
import { lateParts } from './lateParts';
import { ListSection } from './ListSection';
import { SearchSection } from './SearchSection';
import { useSearchTerm } from './useSearchTerm';

export function TasksScreen() {
  const { failure } = useMessages();
  const newTask = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useSearchTerm();
  return (
    <>
      <AddSection field={newTask} />
      <SearchSection term={term} onType={setTerm} />
      <ListSection term={term} focusNewTask={() => newTask.current?.focus()} />
      <Late part={lateParts.files} labels={failure} />
    </>
  );
}
