import type { RefObject } from 'react';
import { write } from '../../../domain/formats/formats';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { copyText } from '../../../ui/copyText';
import { Menu } from '../../../ui/Menu';
import { saveList } from './saveList';

interface ExportMenuProps {
  readonly label: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

export function ExportMenu({ label, opener, onSend, onClose }: ExportMenuProps) {
  const { export: texts } = useMessages();
  const tasks = useTaskState((state) => state.tasks);
  const commands = useTaskCommands();

  const copy = async () => {
    const isCopied = await copyText(write(tasks, 'markdown'));
    commands.tell({ type: isCopied ? 'copied' : 'notCopied' });
  };
  return (
    <Menu
      label={label}
      opener={opener}
      onClose={onClose}
      items={[
        { label: texts.json, onSelect: () => saveList(tasks, 'json') },
        { label: texts.markdown, onSelect: () => saveList(tasks, 'markdown') },
        { label: texts.todoTxt, onSelect: () => saveList(tasks, 'todoTxt') },
        { label: texts.copy, onSelect: () => void copy() },
        { label: texts.send, onSelect: onSend },
      ]}
    />
  );
}
