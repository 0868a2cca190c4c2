import { nameOf, type Task } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { isFocusLost } from '../../../ui/focus';
import { controlOf } from '../row/rowFocus';

interface RemoveTaskQuestionProps {
  readonly task: Task;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function RemoveTaskQuestion({ task, onYes, onClose }: RemoveTaskQuestionProps) {
  const messages = useMessages();
  const { dialog } = messages;
  const close = () => {
    onClose();
    // Safari does not focus a clicked button, so the dialog cannot return the focus to it. With the
    // focus there, useFocusRecovery moves it to the next row when this one is removed.
    if (isFocusLost()) controlOf(task.id, 'remove')?.focus({ preventScroll: true });
  };
  return (
    <ConfirmDialog
      question={dialog.remove.one}
      subject={nameOf(task.content, messages)}
      labels={dialog}
      onYes={onYes}
      onClose={close}
    />
  );
}
