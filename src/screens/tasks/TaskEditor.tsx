import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/TextArea';
import styles from './TaskEditor.module.css';

interface TaskEditorProps {
  readonly content: string;
  readonly labels: { readonly field: string; readonly ok: string };
  readonly onSave: (content: string) => void;
  readonly onCancel: () => void;
}

export function TaskEditor({ content, labels, onSave, onCancel }: TaskEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(field.current?.value ?? content);
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
        defaultValue={content}
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
