import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { Task } from '../../domain/task';
import { useMessages } from '../../i18n/DictionaryContext';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/TextArea';
import { editDraft } from './editDraft';
import { taskAt } from './rowFocus';
import styles from './TaskEditor.module.css';

interface TaskEditorProps {
  readonly task: Task;
  readonly onSave: (content: string) => void;
  readonly onCancel: () => void;
}

export function TaskEditor({ task, onSave, onCancel }: TaskEditorProps) {
  const { row: texts } = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    // A row may come back while the visitor types elsewhere.
    if (activeElement !== body && taskAt(activeElement) !== task.id) return;
    field.current?.focus();
    field.current?.select();
  }, [task.id]);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(field.current?.value ?? task.content);
  };
  // While composing, Enter and Escape belong to the input method; in Safari only the code tells.
  const pressed = (event: KeyboardEvent, key: string) =>
    event.key === key && !event.nativeEvent.isComposing && event.keyCode !== 229;
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (pressed(event, 'Escape')) onCancel();
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    if (!pressed(event, 'Enter') || event.shiftKey) return;
    event.preventDefault();
    field.current?.form?.requestSubmit();
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextArea
        ref={field}
        label={texts.field}
        defaultValue={initialText(task)}
        onInput={({ currentTarget }) => editDraft.keep(task.id, currentTarget.value)}
        enterKeyHint="done"
        dir="auto"
        rows={1}
        onKeyDown={(event) => {
          cancelOnEscape(event);
          saveOnEnter(event);
        }}
      />
      <Button type="submit" className={styles.ok} onKeyDown={cancelOnEscape}>
        {texts.ok}
      </Button>
    </form>
  );
}

function initialText({ id, content }: Task): string {
  const draft = editDraft.get();
  return draft?.id === id ? draft.text : content;
}
