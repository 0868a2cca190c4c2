import { DIALOG_TEXTS } from '../../i18n/dialogTexts';
import { useDictionary } from '../../i18n/DictionaryContext';
import { nameOf } from '../../i18n/nameOf';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Asked } from './useRemoval';

interface RemoveDialogProps {
  readonly asked: Asked;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ asked, onYes, onClose }: RemoveDialogProps) {
  const { language, messages } = useDictionary();
  const texts = DIALOG_TEXTS[language];
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
