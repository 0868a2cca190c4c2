import type { RefObject } from 'react';
import { writeMarkdown } from '../../../domain/formats/markdown';
import { useMessages } from '../../../i18n/DictionaryContext';
import {
  useBackground,
  useBackgroundState,
  useNotifications,
  useTaskState,
} from '../../../store/StoreContext';
import { copyText } from '../../../ui/copyText';
import { Menu } from '../../../ui/Menu';
import { saveFile, type Format } from './saveFile';

interface ExportMenuProps {
  readonly label: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

export function ExportMenu({ label, opener, onSend, onClose }: ExportMenuProps) {
  const { export: texts } = useMessages();
  const tasks = useTaskState((state) => state.tasks);
  const { notify } = useNotifications();
  const isDisabled = tasks.length === 0;
  const { noteBackup } = useBackground();
  const hasBackupFile = useBackgroundState((state) => state.backupFile !== null);
  const backupFileCommands = useBackgroundState((state) => state.backupFileCommands);

  const save = (format: Format) => {
    saveFile(tasks, format);
    noteBackup();
  };
  const copy = async () => {
    const isCopied = await copyText(writeMarkdown(tasks));
    notify(({ notification }) => (isCopied ? notification.copied : notification.notCopied));
  };
  return (
    <Menu
      label={label}
      opener={opener}
      onClose={onClose}
      items={[
        { label: texts.json, isDisabled, onSelect: () => save('json') },
        { label: texts.markdown, isDisabled, onSelect: () => save('markdown') },
        { label: texts.todoTxt, isDisabled, onSelect: () => save('todoTxt') },
        { label: texts.copy, isDisabled, onSelect: () => void copy() },
        { label: texts.send, isDisabled, onSelect: onSend },
        ...(backupFileCommands
          ? [
              hasBackupFile
                ? { label: texts.stopBackupFile, onSelect: backupFileCommands.stop }
                : { label: texts.keepBackupFile, onSelect: backupFileCommands.start },
            ]
          : []),
      ]}
    />
  );
}
