import { useMessages } from '../../i18n/DictionaryContext';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Asked } from './useRemoval';

interface RemoveDialogProps {
  readonly asked: Asked;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ asked, onYes, onClose }: RemoveDialogProps) {
  const { dialog, noContent } = useMessages();
  return (
    <ConfirmDialog
      question={asked.task ? dialog.removeOne : dialog.removeAll}
      subject={asked.task ? asked.task.content || noContent : undefined}
      labels={dialog}
      onYes={onYes}
      onClose={onClose}
    />
  );
}
