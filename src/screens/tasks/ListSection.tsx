import { useState } from 'react';
import { matching } from '../../domain/search';
import type { Tasks } from '../../domain/task';
import { useMessages } from '../../i18n/DictionaryContext';
import type { Messages } from '../../i18n/pl';
import { useTaskCommands, useTaskState } from '../../store/StoreContext';
import { Section } from '../../ui/Section';
import { BulkActions } from './BulkActions';
import styles from './ListSection.module.css';
import { RemoveDialog } from './RemoveDialog';
import { TaskRow } from './TaskRow';
import { useRemoval } from './useRemoval';

interface ListSectionProps {
  readonly term: string;
  readonly focusNewTask: () => void;
}

export function ListSection({ term, focusNewTask }: ListSectionProps) {
  const { list } = useMessages();
  const { tasks, hideDone } = useTaskState((state) => state);
  const [editedId, setEditedId] = useState<string | null>(null);
  const removal = useRemoval(focusNewTask);
  const commands = useTaskCommands();

  const shown = matching(hideDone ? tasks.filter(({ done }) => !done) : tasks, term);
  return (
    <Section
      heading={list.heading}
      actions={tasks.length > 0 && <BulkActions onRemoveAll={removal.askForAll} />}
    >
      <ul className={styles.rows}>
        {shown.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            isEdited={task.id === editedId}
            onToggle={() => commands.toggle(task.id)}
            onEdit={() => setEditedId(task.id)}
            onSave={(content) => commands.edit(task.id, content)}
            onEditEnd={() => setEditedId(null)}
            onRemove={(opener) => removal.askFor(task, opener)}
          />
        ))}
      </ul>
      <p className={styles.end}>{endMessage(list, tasks, hideDone)}</p>
      {removal.asked && (
        <RemoveDialog asked={removal.asked} onYes={removal.confirm} onClose={removal.end} />
      )}
    </Section>
  );
}

function endMessage(list: Messages['list'], tasks: Tasks, hideDone: boolean): string {
  if (tasks.length === 0) return list.empty;
  return hideDone && tasks.every(({ done }) => done) ? list.allHidden : list.end;
}
