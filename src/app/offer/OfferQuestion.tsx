import { ARRIVING } from '../../ui/Icon';
import { useMessages } from '../../i18n/DictionaryContext';
import type { Offer } from '../../store/taskState';
import { useTaskCommands } from '../../store/StoreContext';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { focusMain, isFocusLost } from '../../ui/focus/focus';
import { OfferedTasks } from './OfferedTasks';

/** Asks, on whichever screen a link was opened, whether to add the list that it brings. */
export function OfferQuestion({ offer }: { offer: Offer }) {
  const { offer: texts, dialog } = useMessages();
  const commands = useTaskCommands();
  const { tasks, updated, file, accept } = offer;
  const notes = [file === null ? texts.fromLink : texts.fromFile(file)];
  if (updated > 0) notes.push(texts.updates(updated));
  const close = () => {
    commands.closeOffer();
    // The question may have come before anything had the focus that could get it back; until the
    // dialog has gone, its button still has it.
    requestAnimationFrame(() => isFocusLost() && focusMain());
  };
  return (
    <ConfirmDialog
      icon={ARRIVING}
      look="primary"
      question={texts.question(tasks.length)}
      subject={<OfferedTasks tasks={tasks} />}
      isSubjectLong
      note={notes.join(' ')}
      labels={dialog}
      onYes={accept}
      onClose={close}
    />
  );
}
