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
  const onKeyDown = (event: KeyboardEvent) => {
    // While composing, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && !event.shiftKey && event.target === field.current) {
      event.preventDefault();
      field.current?.form?.requestSubmit();
    }
  };
  return (
    <form className={styles.form} onSubmit={save} onKeyDown={onKeyDown}>
      <TextArea
        ref={field}
        label={labels.field}
        defaultValue={content}
        enterKeyHint="done"
        dir="auto"
        rows={1}
      />
      <Button type="submit" className={styles.ok}>
        {labels.ok}
      </Button>
    </form>
  );
}
