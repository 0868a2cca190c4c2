import { CHECK, Icon } from '../../../ui/Icon';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import type { Messages } from '../../../i18n/pl';
import { shownTasks } from '../../../store/shownTasks';
import { useBackgroundState, useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { focusAboveRows, onFocusLost } from '../../../ui/focus/focus';
import { useFocusRecovery } from '../../../ui/focus/rowFocus';
import { classNames } from '../../../ui/classNames';
import { Section } from '../../../ui/Section';
import { ActiveRow, createActiveRow } from '../order/MoveButtons';
import { useDrag } from '../order/useDrag';
import { lateCopyRows } from '../lateParts';
import { RowMotion } from '../row/rowMotion';
import { BulkActions } from './BulkActions';
import styles from './ListSection.module.css';
import { MovingRows } from './MovingRows';
import { rowKeys } from './rowKeys';
import { MANY_ROWS, TaskRows } from './TaskRows';

interface ListSectionProps {
  readonly openBackup: () => void;
}

export function ListSection({ openBackup }: ListSectionProps) {
  const { list, search } = useMessages();
  const tasks = useTaskState((state) => state.tasks);
  const hideDone = useTaskState((state) => state.hideDone);
  const restored = useTaskState((state) => state.restored);
  const term = useTaskState((state) => state.term);
  const commands = useTaskCommands();
  // The rows that fit the window are painted first, and the rest of the list right after.
  const isWhole = useDeferredValue(restored, false);
  const shown = useMemo(() => shownTasks({ tasks, hideDone, term }), [tasks, hideDone, term]);
  const doneCount = useMemo(() => tasks.filter(({ done }) => done).length, [tasks]);
  const allDone = doneCount === tasks.length;
  const isSearch = term.trim() !== '' && tasks.length > 0;
  // A phone has room for one line: during a search it shows the number of results.
  const progress = () =>
    isSearch
      ? { text: search.found(shown.length, tasks.length), value: null }
      : { text: list.progress(doneCount, tasks.length), value: doneCount / tasks.length };
  const rows = useRef<HTMLDivElement>(null);
  const [motion] = useState(() => new RowMotion());
  const areAllInPage = isWhole && tasks.length <= MANY_ROWS;
  useDrag(rows, motion, (id, neighbour, side) => commands.move(id, neighbour, side));
  useCopiedRows(rows, shown);
  const focusRecovery = useFocusRecovery(shown);
  const [activeRow] = useState(createActiveRow);

  return (
    <Section
      heading={list.heading}
      layout="rows"
      control="list-heading"
      progress={isWhole && tasks.length > 0 ? progress() : undefined}
      actions={tasks.length > 0 && <BulkActions allDone={allDone} />}
    >
      <div
        ref={rows}
        role="presentation"
        className={styles.list}
        onKeyDown={(event) => rowKeys(event, commands)}
        onPointerOver={activeRow.activate}
        onFocus={(event) => {
          focusRecovery.note();
          activeRow.activate(event);
        }}
        onBlur={() => focusRecovery.forget()}
      >
        <ActiveRow value={activeRow}>
          <MovingRows {...{ motion, rows, shown, term, areAllInPage }}>
            <TaskRows
              tasks={shown}
              term={term}
              isWhole={isWhole}
              total={tasks.length}
              onRowsReplaced={focusRecovery.restore}
            />
          </MovingRows>
        </ActiveRow>
      </div>
      <div className={classNames(styles.end, !restored && styles.unread)}>
        {tasks.length === 0 && <Icon path={CHECK} />}
        {isSearch && shown.length === 0 && <p>{search.nothing(term.trim())}</p>}
        <p className={classNames(tasks.length === 0 && styles.empty)}>
          {endMessage(list, tasks.length === 0, hideDone && allDone)}
        </p>
        {tasks.length === 0 && <EmptyList openBackup={openBackup} />}
      </div>
    </Section>
  );
}

/** What an empty list suggests: a first task, or opening a backup. */
function EmptyList({ openBackup }: { readonly openBackup: () => void }) {
  const { list } = useMessages();
  const copy = useBackgroundState((state) => state.copy);
  const commands = useBackgroundState((state) => state.copyCommands);
  return (
    <>
      <p className={styles.hint}>{list.emptyHint}</p>
      <div className={styles.ways}>
        {copy?.isOffered && (
          <Button ref={toTop} look="quiet" onClick={() => commands?.open()}>
            {list.openFile(copy.name)}
          </Button>
        )}
        <Button ref={toTop} look="quiet" onClick={openBackup}>
          {list.openBackup}
        </Button>
      </div>
    </>
  );
}

const toTop = onFocusLost(focusAboveRows);

function endMessage(list: Messages['list'], isEmpty: boolean, isHidden: boolean): string {
  if (isEmpty) return list.empty;
  return isHidden ? list.allHidden : list.end;
}

function useCopiedRows(list: RefObject<HTMLElement | null>, shown: Tasks): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (list.current) lateCopyRows.get()?.(event, list.current, shown);
  });
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => copy(event);
    // A selection may begin above the list.
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, []);
}
