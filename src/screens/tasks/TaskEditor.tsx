import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { Task } from '../../domain/task';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/TextArea';
import { editDraft } from './editDraft';
import styles from './TaskEditor.module.css';

interface TaskEditorProps {
  readonly task: Task;
  readonly labels: { readonly field: string; readonly ok: string };
  readonly onSave: (content: string) => void;
  readonly onCancel: () => void;
}

export function TaskEditor({ task, labels, onSave, onCancel }: TaskEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(field.current?.value ?? task.content);
  };
  // While composing, Enter and Escape belong to the input method.
  const pressed = (event: KeyboardEvent, key: string) =>
    event.key === key && !event.nativeEvent.isComposing;
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
        label={labels.field}
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
        {labels.ok}
      </Button>
    </form>
  );
}

function initialText({ id, content }: Task): string {
  const draft = editDraft.get();
  return draft?.id === id ? draft.text : content;
}
