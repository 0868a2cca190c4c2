import { readPaste } from '../domain/formats/paste';
import { importing, type Import, type Repeats } from '../domain/importing';
import * as intent from '../domain/intent';
import { restore } from '../domain/restore';
import { readTasks } from '../domain/savedTasks';
import { readSharedList } from './sharing/readSharedList';
import { listInText } from '../publicAddresses';
import type { Messages } from '../i18n/pl';
import type { ReceivedList } from '../storage/draftStorage';
import type { OfferedText } from '../storage/journal';
import type { Message } from './notifications';
import { fileName, readFiles, type GivenFile, type Incoming, type RefusedFile } from './readFiles';
import type { TaskCore } from './taskState';

/** Imports files as one step. Reads the list last, because it may change during the parsing. */
export async function importFiles(files: readonly GivenFile[], core: TaskCore): Promise<void> {
  const list = await linkAlone(files);
  if (list !== null) {
    const received = { list, file: fileName(files[0]) };
    core.drafts.keepReceived(received);
    return receiveList(received, core);
  }
  const onProgress = (progress: number) => core.state.setState({ importing: progress });
  const read = await readFiles(files, { newId: core.newId, onProgress });
  if (read.tasks.length > 0) merge(read, core);
  else core.notifications.notify(({ notification }) => refusedText(notification, read.refused));
}

/** A longer file cannot be a link, and is not read twice. */
const MAX_LINK_BYTES = 1_000_000;

/** A file that holds nothing but a link to a list asks first, as the link itself does. */
async function linkAlone(files: readonly GivenFile[]): Promise<string | null> {
  const [file] = files;
  if (!file || files.length > 1 || file.size > MAX_LINK_BYTES) return null;
  // If it cannot be read, the import says so.
  return listInText(await file.text().catch(() => ''));
}

export async function pasteLines(
  text: string,
  { newId, dispatch, notifications }: TaskCore,
): Promise<void> {
  const incoming = readPaste(text);
  const entry = dispatch(intent.addAll(incoming, newId));
  if (entry)
    notifications.notify(({ notification }) => notification.addedAll(incoming.length), { entry });
}

export async function restoreList(offered: OfferedText, core: TaskCore): Promise<void> {
  const { tasks, newId, dispatch, storage } = core;
  dispatch(restore(tasks(), readTasks(offered.text, newId).tasks, newId), 'restored');
  storage.discard(offered);
}

/** Asks about the list from a link, unless another one was received meanwhile. Only a yes adds it. */
export async function receiveList(received: ReceivedList, core: TaskCore): Promise<void> {
  const { drafts } = core;
  const reading = await readSharedList(received.list);
  if (drafts.receivedList() !== received) return;
  const refuse = (message: Message) => {
    drafts.keepReceived(null);
    core.notifications.notify(message);
  };
  if (typeof reading === 'string') return refuse(({ notification }) => notification.link[reading]);
  const { tasks } = reading;
  const { added, updated } = importing(core.tasks(), tasks, core.newId);
  if (added + updated === 0) return refuse(({ notification }) => notification.link.known);
  const accept = () => merge(reading, core);
  core.state.setState({ receivedList: { tasks, updated, file: received.file, accept } });
}

/**
 * Adds foreign tasks and updates those with a known id, in one step; removes nothing.
 * Repeated texts are left out or added, and the notification offers the opposite.
 */
function merge(incoming: Incoming, core: TaskCore, repeats?: Repeats): void {
  const { tasks, newId, dispatch, undo, notifications } = core;
  const { change, ...counts } = importing(tasks(), incoming.tasks, newId, repeats);
  const { leftOut, repeated } = counts;
  const entry = dispatch(change, 'imported');
  const action = (label: Message, instead: Repeats) => {
    const run = () => {
      if (entry) undo(entry);
      merge(incoming, core, instead);
    };
    return { label, run };
  };
  const actions = [];
  if (leftOut > 0)
    actions.push(action(({ notification }) => notification.addLeftOut(leftOut), 'add'));
  else if (repeated > 0) {
    actions.push(action(({ notification }) => notification.removeRepeated(repeated), 'leaveOut'));
  }
  const message: Message = ({ notification }) =>
    importedText(notification, { ...incoming, ...counts });
  notifications.notify(message, { entry, actions });
}

type NotificationTexts = Messages['notification'];

type Imported = Omit<Incoming, 'tasks'> & Omit<Import, 'change'>;

function importedText(notification: NotificationTexts, imported: Imported): string {
  const { added, updated, known, skipped, refused = [] } = imported;
  const text =
    added + updated + skipped === 0
      ? notification.nothingNew(known)
      : notification.imported(added, updated, known, skipped);
  return refused.length === 0 ? text : [`${text}.`, ...refusals(notification, refused)].join(' ');
}

function refusedText(notification: NotificationTexts, files: readonly RefusedFile[]): string {
  return [...refusals(notification, files), notification.unchanged].join(' ');
}

/** A folder of pictures would fill the screen. */
const MAX_REFUSALS = 3;

function refusals(notification: NotificationTexts, files: readonly RefusedFile[]): string[] {
  const sentences = files
    .slice(0, MAX_REFUSALS)
    .map(({ name, fault }) => notification.refused[fault](name));
  const more = files.length - sentences.length;
  return more > 0 ? [...sentences, notification.moreRefused(more)] : sentences;
}
