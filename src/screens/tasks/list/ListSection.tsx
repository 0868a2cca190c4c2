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
import { useShownTasks, useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { useFocusRecovery } from '../row/rowFocus';
import { classNames } from '../../../ui/classNames';
import { Section } from '../../../ui/Section';
import { ActiveRow, createActiveRow } from '../order/MoveButtons';
import { useDrag } from '../order/useDrag';
import { lazyCopyRows } from '../lazyScreens';
import { RowMotion } from '../row/rowMotion';
import { BulkActions } from './BulkActions';
import { EmptyList, NothingFound } from './EmptyList';
import { ListFoot } from './ListFoot';
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
  const shown = useShownTasks();
  const doneCount = useMemo(() => tasks.filter(({ done }) => done).length, [tasks]);
  const allDone = doneCount === tasks.length;
  const isSearch = term.trim() !== '' && tasks.length > 0;
  // A phone has room for one line, which during a search shows the number of results.
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
          focusRecovery.onFocus();
          activeRow.activate(event);
        }}
        onBlur={() => focusRecovery.onBlur()}
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
      {isSearch && shown.length === 0 && <NothingFound term={term.trim()} />}
      {tasks.length === 0 ? (
        <div className={classNames(styles.end, !restored && styles.unread)}>
          <EmptyList openBackup={openBackup} />
        </div>
      ) : (
        <ListFoot someDone={doneCount > 0}>
          <p className="quiet">{hideDone && allDone ? list.allHidden : list.end}</p>
        </ListFoot>
      )}
    </Section>
  );
}

function useCopiedRows(list: RefObject<HTMLElement | null>, shown: Tasks): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (list.current) lazyCopyRows.get()?.(event, list.current, shown);
  });
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => copy(event);
    // A selection may begin above the list.
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, []);
}
