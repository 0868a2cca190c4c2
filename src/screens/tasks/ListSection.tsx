import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { matching } from '../../domain/search';
import type { Tasks } from '../../domain/task';
import { useMessages } from '../../i18n/DictionaryContext';
import type { Messages } from '../../i18n/pl';
import { useTaskCommands, useTaskState } from '../../store/StoreContext';
import { classNames } from '../../ui/classNames';
import { LiveRegion } from '../../ui/LiveRegion';
import { Section } from '../../ui/Section';
import { useLatePart } from '../../ui/useLatePart';
import { BulkActions } from './BulkActions';
import { editDraft } from './editDraft';
import { lateParts } from './lateParts';
import { listProgress } from './listProgress';
import styles from './ListSection.module.css';
import { moveKeys } from './order/moveKeys';
import { rowWith } from './rowFocus';
import type { TaskEditor } from './TaskEditor';
import { TaskRow, type RowActions } from './TaskRow';
import { TaskRows } from './TaskRows';
import { useDrag } from './order/useDrag';
import { useFetched } from './useFetched';
import { useHeldFocus } from './useHeldFocus';
import { MANY_ROWS } from './useLongRows';
import { useOrder } from './order/useOrder';
import { useRemoval } from './useRemoval';
import { useWhole } from './useWhole';

interface ListSectionProps {
  readonly term: string;
  readonly focusNewTask: () => void;
}

interface Edited {
  readonly id: string;
  readonly Editor: typeof TaskEditor;
}

export function ListSection({ term, focusNewTask }: ListSectionProps) {
  const { list, row } = useMessages();
  const { tasks, hideDone, restored } = useTaskState((state) => state);
  const [edited, setEdited] = useState(leftEdit);
  const isWhole = useWhole(tasks.length);
  const MoveButtons = useLatePart(lateParts.moveButtons);
  const removal = useRemoval(focusNewTask);
  const commands = useTaskCommands();
  const whenFetched = useFetched();
  // Letters appear at once also where going through the list takes longer than a frame.
  const shownTerm = useDeferredValue(term);
  const shown = useMemo(
    () => matching(hideDone ? tasks.filter(({ done }) => !done) : tasks, shownTerm),
    [tasks, hideDone, shownTerm],
  );
  const order = useOrder(shown);
  const rows = useRef<HTMLDivElement>(null);
  useDrag(rows, order.drop);
  const heldFocus = useHeldFocus(shown, focusNewTask);

  const edit = (next: Edited | null) => {
    editDraft.drop();
    setEdited(next);
  };
  const actions: RowActions = {
    toggle: (id) => commands.toggle(id),
    edit(id) {
      // Pressed once more: what has been typed stays.
      if (edited?.id === id) rowWith(id)?.querySelector('textarea')?.focus();
      else whenFetched(lateParts.editor, (Editor) => edit({ id, Editor }));
    },
    save: (id, content) => commands.edit(id, content),
    endEdit: () => edit(null),
    askToRemove: removal.askFor,
    move: order.move,
  };
  const latestActions = useRef(actions);
  useLayoutEffect(() => {
    latestActions.current = actions;
  });
  return (
    <Section
      heading={list.heading}
      progress={isWhole ? listProgress(list, tasks) : undefined}
      actions={tasks.length > 0 && <BulkActions onRemoveAll={removal.askForAll} />}
    >
      <div ref={rows} {...heldFocus} {...moveKeys(order.move)}>
        <TaskRows
          tasks={shown}
          isWhole={isWhole}
          isLong={tasks.length > MANY_ROWS}
          editedId={edited?.id ?? null}
          renderRow={(task) => (
            <TaskRow
              key={task.id}
              task={task}
              term={shownTerm}
              Move={MoveButtons}
              Editor={edited?.id === task.id ? edited.Editor : null}
              on={latestActions}
            />
          )}
        />
      </div>
      <LiveRegion
        id={order.moved?.count ?? 0}
        text={order.moved && row.moved(order.moved.position, order.moved.total)}
      />
      <p className={classNames(styles.end, !restored && styles.unread)}>
        {endMessage(list, tasks, hideDone)}
      </p>
      {removal.Dialog && removal.asked && (
        <removal.Dialog asked={removal.asked} onYes={removal.confirm} onClose={removal.end} />
      )}
    </Section>
  );
}

/** An edit that was left behind with the screen goes on. */
function leftEdit(): Edited | null {
  const id = editDraft.get()?.id;
  const Editor = lateParts.editor.get();
  return id !== undefined && Editor ? { id, Editor } : null;
}

function endMessage(list: Messages['list'], tasks: Tasks, hideDone: boolean): string {
  if (tasks.length === 0) return list.empty;
  return hideDone && tasks.every(({ done }) => done) ? list.allHidden : list.end;
}
