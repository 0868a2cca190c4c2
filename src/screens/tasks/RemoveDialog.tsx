import { useMessages } from '../../i18n/DictionaryContext';
import { nameOf } from '../../i18n/nameOf';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Asked } from './useRemoval';

interface RemoveDialogProps {
  readonly asked: Asked;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ asked, onYes, onClose }: RemoveDialogProps) {
  const messages = useMessages();
  const { dialog: texts } = messages;
  return (
    <ConfirmDialog
      question={asked.task ? texts.removeOne : texts.removeAll}
      subject={asked.task ? nameOf(asked.task.content, messages) : undefined}
      labels={texts}
      onYes={onYes}
      onClose={onClose}
    />
  );
}
