import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { summarize } from '../../../domain/entrySummary';
import type { HistoryEntry } from '../../../domain/undo';
import { undoableIn } from '../../../domain/undoable';
import { useDictionary } from '../../../i18n/DictionaryContext';
import { nameOf, shortened } from '../../../domain/task';
import type { Messages } from '../../../i18n/pl';
import { pastEntries } from '../../../store/history';
import {
  useHistoryEntries,
  useNotifications,
  useTaskCommands,
  useTaskState,
  useTaskStore,
} from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { nextFocusTarget } from '../../../ui/focus';
import { Icon } from '../../../ui/Icon';
import { InfoDialog } from '../../../ui/InfoDialog';
import { LiveRegion } from '../../../ui/LiveRegion';
import { taskText } from '../../../ui/taskText';
import { showUndone } from '../row/showTask';
import { changeIcon } from './changeIcon';
import styles from './HistoryDialog.module.css';
import { clockText, dayText } from './whenText';

/** More than a line ever shows. A longer text would only cost layout. */
const MOST_LETTERS = 500;

const ending = classNames('note', styles.end);

interface HistoryDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

export function HistoryDialog({ title, onClose }: HistoryDialogProps) {
  const { language, messages } = useDictionary();
  const { history: texts, notification, dialog } = messages;
  const commands = useTaskCommands();
  const notifications = useNotifications();
  const tasks = useTaskState((state) => state.tasks);
  const { saved, now } = useSavedEntries();
  const entries = pastEntries(useHistoryEntries(), saved ?? [], now);
  const takenBack = new Set(entries.map(({ undoes }) => undoes));
  const [undos, setUndos] = useState(0);
  const focusAfterUndo = useFocusAfterUndo();
  const isUndoable = undoableIn(tasks);

  const undo = ({ currentTarget }: MouseEvent, entry: HistoryEntry) => {
    focusAfterUndo(currentTarget.closest('li'));
    const undone = commands.undo(entry);
    if (!undone) return;
    setUndos(undos + 1);
    showUndone(undone, commands, notifications);
  };
  const undoOrStatus = (entry: HistoryEntry, text: string) => {
    if (takenBack.has(entry.id)) return <span className={ending}>{texts.undone}</span>;
    if (!isUndoable(entry)) return <span className={ending}>{texts.changedSince}</span>;
    return (
      <Button
        look="quiet"
        className={`flush ${styles.undo}`}
        aria-label={texts.undo(text)}
        onClick={(event) => undo(event, entry)}
      >
        {notification.undo}
      </Button>
    );
  };
  return (
    <InfoDialog title={title} close={dialog.close} onClose={onClose}>
      {saved && entries.length === 0 && <p>{texts.empty}</p>}
      {byDay(entries, (time) => dayText(language, time, now)).map(([day, ofDay]) => (
        <section key={day}>
          <h3 className={classNames('note', styles.day)}>{day}</h3>
          <ol>
            {ofDay.map((entry) => {
              const { id, time } = entry;
              const text = changeText(messages, entry);
              return (
                <li key={id} className={styles.change}>
                  <span className={styles.sign}>
                    <Icon path={changeIcon(entry)} />
                  </span>
                  <p className={classNames(taskText({ done: takenBack.has(id) }), styles.text)}>
                    {shortened(text, MOST_LETTERS)}
                  </p>
                  <time
                    className={classNames('note', styles.time)}
                    dateTime={new Date(time).toISOString()}
                  >
                    {clockText(language, time)}
                  </time>
                  {undoOrStatus(entry, text)}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <p className={classNames('note', styles.kept)}>{texts.kept}</p>
      {/* Screen readers ignore the page's live region while a dialog is open. */}
      <LiveRegion id={undos} text={undos > 0 ? notification.undone : null} />
    </InfoDialog>
  );
}

/** Newest first. A clock that was set back may bring a day again, whose changes then stay together. */
function byDay(entries: readonly HistoryEntry[], dayOf: (time: number) => string) {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.time);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

/** Read again after the changes of others, and when the visitor returns from another tab. */
function useSavedEntries() {
  const { onListChange, commands } = useTaskStore();
  const [read, setRead] = useState(() => readNow(null));
  useEffect(() => {
    let latest = 0;
    const load = async () => {
      latest += 1;
      const current = latest;
      const saved = await commands.savedEntries();
      if (current === latest) setRead(readNow(saved));
    };
    const reload = () => void load();
    reload();
    addEventListener('focus', reload);
    const unsubscribe = onListChange((cause) => {
      if (cause === 'others') reload();
    });
    return () => {
      latest = -1;
      removeEventListener('focus', reload);
      unsubscribe();
    };
  }, [onListChange, commands]);
  return read;
}

function readNow(saved: readonly HistoryEntry[] | null) {
  return { saved, now: Date.now() };
}

/** Moves the focus from the pressed button, which disappears, to the nearest one, else to Close. */
function useFocusAfterUndo(): (row: HTMLLIElement | null) => void {
  const left = useRef<HTMLLIElement | null>(null);
  // No dependencies: the button disappears in a later render.
  useLayoutEffect(() => {
    const row = left.current;
    if (!row || row.contains(document.activeElement)) return;
    left.current = null;
    const rows = [...(row.closest('dialog')?.querySelectorAll('li') ?? [])];
    const next = nextFocusTarget(rows, rows.indexOf(row), (each) => each.querySelector('button'));
    (next ?? row.closest('dialog'))?.querySelector('button')?.focus();
  });
  return (row) => {
    left.current = row;
  };
}

/** An entry in words. */
function changeText(messages: Messages, entry: HistoryEntry): string {
  const { history, notification } = messages;
  const { type, count, content, isUndo } = summarize(entry);
  const name = nameOf(content, messages);
  if (isUndo && (type === 'removed' || type === 'removedDone'))
    return history.restored(count, name);
  const text = type === 'examples' ? notification.examples(0) : history[type](count, name);
  return isUndo ? history.undid(text) : text;
}
