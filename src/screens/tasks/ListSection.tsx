import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { matching } from '../../domain/search';
import type { Tasks } from '../../domain/task';
import { useMessages } from '../../i18n/DictionaryContext';
import type { Messages } from '../../i18n/pl';
import { useTaskCommands, useTaskState } from '../../store/StoreContext';
import { LiveRegion } from '../../ui/LiveRegion';
import { Section } from '../../ui/Section';
import { BulkActions } from './BulkActions';
import { editDraft } from './editDraft';
import { listProgress } from './listProgress';
import styles from './ListSection.module.css';
import { RemoveDialog } from './RemoveDialog';
import { TaskRow, type RowActions } from './TaskRow';
import { TaskRows } from './TaskRows';
import { useDrag } from './useDrag';
import { useMoveKeys } from './useMoveKeys';
import { useOrder } from './useOrder';
import { useRemoval } from './useRemoval';
import { MANY_ROWS } from './useVirtualRows';

interface ListSectionProps {
  readonly term: string;
  readonly focusNewTask: () => void;
}

export function ListSection({ term, focusNewTask }: ListSectionProps) {
  const { list, row } = useMessages();
  const { tasks, hideDone, restored } = useTaskState((state) => state);
  const [editedId, setEditedId] = useState(() => editDraft.get()?.id ?? null);
  const removal = useRemoval(focusNewTask);
  const commands = useTaskCommands();
  // Letters appear at once also where going through the list takes longer than a frame.
  const shownTerm = useDeferredValue(term);
  const shown = useMemo(
    () => matching(hideDone ? tasks.filter(({ done }) => !done) : tasks, shownTerm),
    [tasks, hideDone, shownTerm],
  );
  const order = useOrder(shown);
  const rows = useRef<HTMLDivElement>(null);
  useDrag(rows, order.drop);
  useMoveKeys(rows, order.step);

  const edit = (id: string | null) => {
    editDraft.drop();
    setEditedId(id);
  };
  const actions: RowActions = {
    toggle: (id) => commands.toggle(id),
    edit: (id) => edit(id),
    save: (id, content) => commands.edit(id, content),
    endEdit: () => edit(null),
    askToRemove: removal.askFor,
    move: order.step,
  };
  return (
    <Section
      heading={list.heading}
      progress={listProgress(list, tasks)}
      actions={tasks.length > 0 && <BulkActions onRemoveAll={removal.askForAll} />}
    >
      <div ref={rows}>
        <TaskRows
          tasks={shown}
          isLong={tasks.length > MANY_ROWS}
          editedId={editedId}
          renderRow={(task) => (
            <TaskRow
              key={task.id}
              task={task}
              term={shownTerm}
              isEdited={task.id === editedId}
              on={actions}
            />
          )}
        />
      </div>
      <LiveRegion
        id={order.moved?.count ?? 0}
        text={order.moved && row.moved(order.moved.position, shown.length)}
      />
      {restored && <p className={styles.end}>{endMessage(list, tasks, hideDone)}</p>}
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
