import { AT_END, startOf, type Change } from '../domain/change';
import * as intent from '../domain/intent';
import { readTasks } from '../domain/savedTasks';
import { listInText } from '../publicAddresses';
import { nameOf, shortened, type Tasks } from '../domain/task';
import type { Origin, HistoryEntry } from '../domain/undo';
import { lazyModule } from '../lazyModule';
import type { OfferedText } from '../storage/journal';
import type * as Imports from './imports';
import type { Message } from './notifications';
import type { GivenFile } from './readFiles';
import type { TaskCore } from './taskState';

export interface Added {
  readonly id: string;
  readonly entry: HistoryEntry;
}

/** Few visits import a file, open a link to a list, paste one, or restore one. */
const lazyImports = lazyModule(() => import(/* webpackChunkName: "list-tools" */ './imports'));

/** Everything that changes the list, except moving a task, which depends on the view. */
export interface ListCommands {
  /**
   * Null when there was nothing to add, or when it has notified already, because the row is not shown
   * or an open task has the same text.
   */
  readonly add: (content: string, place?: 'top' | 'end') => Added | null;
  /** Notifies if the new row is out of sight, and otherwise only announces it. */
  readonly reportAdded: (added: Added, isInSight: boolean) => void;
  readonly edit: (id: string, content: string) => void;
  readonly toggle: (id: string) => void;
  readonly finishAll: () => void;
  readonly uncheckAll: () => void;
  readonly remove: (id: string) => void;
  /** Removes the tasks that were asked about and are still there. */
  readonly removeAll: (asked: ReadonlySet<string>) => void;
  /** Removes the tasks that were asked about and are still done. */
  readonly removeDone: (asked: ReadonlySet<string>) => void;
  /** Resolves to false when there was no usable answer; the list is then unchanged. */
  readonly loadExamples: () => Promise<boolean>;
  /**
   * Adds the lines of a pasted text, or asks about the list in a link. Returns null for any other
   * single line: the field takes it.
   */
  readonly paste: (text: string) => Promise<void> | null;
  readonly importFiles: (files: readonly GivenFile[]) => Promise<void>;
  /**
   * Asks whether to add the list from a link, or says what is wrong with it. A reload asks again
   * until it is answered.
   */
  readonly receive: (list: string) => Promise<void>;
  /** Adds the tasks of an offered list that the current one lacks. */
  readonly restore: (offered: OfferedText) => Promise<void>;
  /** Can be undone until its notification disappears. */
  readonly discard: (offered: OfferedText) => void;
}

/** @param shows Whether the view leaves a task in the list. */
export function listCommands(
  core: TaskCore,
  shows: (id: string) => boolean,
  fetchExamples = fetchExampleTasks,
): ListCommands {
  const { state, tasks, newId, dispatch, drafts, storage, setDiscarded } = core;
  const { notify, announce, notifyMissingPart, notifyCrash } = core.notifications;

  const dispatchAndNotify = (change: Change, message: Message, origin?: Origin) => {
    const entry = dispatch(change, origin);
    if (entry) notify(message, { entry });
  };
  /** A change of a task that stays in sight needs no notification. */
  const dispatchAndNotifyIfHidden = (id: string, change: Change, message: Message) => {
    const wasShown = shows(id);
    const entry = dispatch(change);
    if (entry && wasShown && !shows(id)) notify(message, { entry, taskId: id });
  };
  /** Read now, because the task may be gone by the time the message is shown. */
  const naming = (id: string, event: 'done' | 'removed'): Message => {
    const content = tasks().find((task) => task.id === id)?.content ?? '';
    return (messages) => messages.notification[event](lineOf(nameOf(content, messages)));
  };
  const removeTasks = (meant: Tasks) =>
    dispatchAndNotify(intent.removeAll(meant), ({ notification }) =>
      notification.removedAll(meant.length),
    );
  const setAllDone = (isDone: boolean) => {
    const count = tasks().filter(({ done }) => done !== isDone).length;
    const change = intent.setAllDone(tasks(), isDone);
    dispatchAndNotify(change, ({ notification }) =>
      notification[isDone ? 'finished' : 'unchecked'](count),
    );
  };
  const reportAdded = ({ id, entry }: Added, isInSight: boolean) => {
    const message: Message = ({ notification }) => notification.added;
    if (isInSight) announce(message);
    else notify(message, { entry, taskId: id });
  };

  const withImports = async (work: (imports: typeof Imports) => Promise<void>): Promise<void> => {
    let imports: typeof Imports;
    try {
      imports = await lazyImports.fetch();
    } catch (error) {
      notifyMissingPart(error, () => void withImports(work));
      return;
    }
    try {
      await work(imports);
    } catch (error) {
      notifyCrash(error);
    }
    state.setState({ importing: null });
  };
  const receive = (list: string) => {
    const received = { list, file: null };
    drafts.keepReceived(received);
    return withImports((imports) => imports.receiveList(received, core));
  };
  const unanswered = drafts.receivedList();
  if (unanswered) void withImports((imports) => imports.receiveList(unanswered, core));

  return {
    add(content, place = 'end') {
      const id = newId();
      const duplicate = intent.findOpenDuplicate(tasks(), content);
      const entry = dispatch(intent.add(content, id, place === 'top' ? startOf(tasks()) : AT_END));
      if (!entry) return null;
      if (duplicate) {
        notify(({ notification }) => notification.addedAgain, { entry, taskId: duplicate.id });
        return null;
      }
      const added = { id, entry };
      if (shows(id)) return added;
      reportAdded(added, false);
      return null;
    },
    reportAdded,
    edit: (id, content) =>
      dispatchAndNotifyIfHidden(
        id,
        intent.edit(tasks(), id, content),
        ({ notification }) => notification.edited,
      ),
    toggle: (id) => dispatchAndNotifyIfHidden(id, intent.toggle(tasks(), id), naming(id, 'done')),
    finishAll: () => setAllDone(true),
    uncheckAll: () => setAllDone(false),
    remove: (id) => dispatchAndNotify(intent.remove(tasks(), id), naming(id, 'removed')),
    removeAll: (asked) => removeTasks(intent.among(tasks(), asked)),
    removeDone: (asked) => removeTasks(intent.doneAmong(tasks(), asked)),
    async loadExamples() {
      state.setState({ loading: true });
      const examples = await fetchExamples(newId).catch(() => null);
      state.setState({ loading: false });
      if (!examples) return false;
      const replaced = tasks().length;
      const change = intent.replaceAll(tasks(), examples);
      dispatchAndNotify(change, ({ notification }) => notification.examples(replaced), 'examples');
      return true;
    },
    paste(text) {
      const list = listInText(text);
      if (list !== null) return receive(list);
      if (!/[\r\n]/.test(text.trim())) return null;
      return withImports((imports) => imports.pasteLines(text, core));
    },
    importFiles: (files) => withImports((imports) => imports.importFiles(files, core)),
    receive,
    restore: (offered) => withImports((imports) => imports.restoreList(offered, core)),
    discard(offered) {
      let isTakenBack = false;
      const takeBack = () => {
        isTakenBack = true;
        setDiscarded(null);
      };
      notify(({ notification }) => notification.discarded[offered.kind], {
        actions: [{ label: ({ notification }) => notification.undo, run: takeBack }],
        onEnd: () => isTakenBack || storage.discard(offered),
      });
      setDiscarded(offered);
    },
  };
}

/** A notification has room for a line or two. */
const MOST_LETTERS = 60;

const lineOf = (text: string) => shortened(text, MOST_LETTERS).replaceAll(/\s+/g, ' ');

const EXAMPLES_DELAY_MS = 1500;

/** Rejects when the request fails or the answer holds no tasks. A bad HTTP status alone is fine. */
async function fetchExampleTasks(newId: () => string): Promise<Tasks> {
  await new Promise((resolve) => setTimeout(resolve, EXAMPLES_DELAY_MS));
  const response = await fetch(`${import.meta.env.BASE_URL}exampleTasks.json`, {
    cache: 'no-store',
  });
  const { tasks, intact } = readTasks(await response.text(), newId);
  if (tasks.length === 0 && !intact) throw new Error('exampleTasks.json holds no tasks');
  return tasks;
}
