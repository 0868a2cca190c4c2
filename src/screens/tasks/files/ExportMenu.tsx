import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { write, type Format } from '../../../domain/formats/formats';
import { useMessages } from '../../../i18n/DictionaryContext';
import { keptCopy } from '../../../store/keptCopy';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { copyText } from '../../../ui/copyText';
import { download } from '../../../ui/download';
import { Menu } from '../../../ui/Menu';

interface ExportMenuProps {
  readonly label: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function ExportMenu({ label, opener, onClose }: ExportMenuProps) {
  const { export: texts } = useMessages();
  const tasks = useTaskState((state) => state.tasks);
  const commands = useTaskCommands();
  const { copy: kept, commands: copying } = useStore(keptCopy);

  const save = (format: Format, name: string, type: string) =>
    download(name.replace('*', localDate(new Date())), write(tasks, format), type);
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
        {
          label: texts.json,
          onSelect: () => save('json', 'tasks-*.json', 'application/json'),
        },
        {
          label: texts.markdown,
          onSelect: () => save('markdown', 'tasks-*.md', 'text/markdown'),
        },
        {
          label: texts.todoTxt,
          onSelect: () => save('todoTxt', 'todo-*.txt', 'text/plain'),
        },
        { label: texts.copy, onSelect: () => void copy() },
        ...(copying
          ? [
              kept
                ? { label: texts.stopCopy, onSelect: copying.stop }
                : { label: texts.keepCopy, onSelect: copying.keep },
            ]
          : []),
      ]}
    />
  );
}

/** The visitor's own date: toISOString() gives UTC, where it may already be tomorrow. */
function localDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
