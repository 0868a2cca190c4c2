import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { Task } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useTaskCommands } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { endGesture } from '../../../ui/gesture';
import { growWithText } from '../../../ui/growWithText';
import { keepInSight } from '../../../ui/keyboardRoom';
import { isComposing } from '../../../ui/keys';
import { TextArea } from '../../../ui/TextField';
import { useCloseRequest } from '../../../ui/useCloseRequest';
import { focusControl, focusedControl, rowAt, taskAt } from './rowFocus';
import styles from './TaskEditor.module.css';

/** Replaces a row's text while it is being edited. */
export function TaskEditor({ task }: { task: Task }) {
  const { row } = useMessages();
  const commands = useTaskCommands();
  const [firstDraft] = useState(() => commands.draftOf(task));
  const [isFocused, setFocused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Read now, because the link that may have the focus is about to be replaced.
  const [opener] = useState(() => (replacesEditor() ? null : focusedControl()));
  /** The draft as this field has it. The editor of another screen may have changed it. */
  const typed = useRef(firstDraft);
  const takeFocus = useEffectEvent(() => {
    const draft = commands.draftOf(task);
    if (field.current && typed.current !== draft) field.current.value = draft;
    typed.current = draft;
    const { activeElement, body } = document;
    // The row may reappear while the visitor is typing elsewhere, for example in the search.
    if (activeElement !== body && taskAt(activeElement) !== task.id) return;
    // keepInSight scrolls by less than the browser would.
    field.current?.focus({ preventScroll: true });
    // If all of a draft were selected, the next key would wipe it.
    if (draft === task.content) field.current?.select();
    else field.current?.setSelectionRange(draft.length, draft.length);
  });
  // A layout effect, because the next key would go where useFocusRecovery has put the caret.
  useLayoutEffect(() => takeFocus(), []);
  useLayoutEffect(() => (field.current ? growWithText(field.current) : undefined), []);
  useEffect(() => {
    endGesture();
    const element = rowAt(field.current);
    const end = element ? keepInSight(element) : undefined;
    return () => {
      endGesture();
      end?.();
    };
  }, []);

  /** Returns the focus to the control of the row that had it before. */
  const close = (content: string | null) => {
    // Safari does not focus a clicked button.
    const name = opener?.id === task.id ? opener.name : 'edit';
    // First, so that useFocusRecovery knows where the focus was if the row disappears.
    focusControl({ id: task.id, name });
    flushSync(() => {
      if (content !== null) commands.edit(task.id, content);
      commands.endEdit();
    });
    // The link exists again only now.
    if (name === 'text') focusControl({ id: task.id, name });
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    close(field.current?.value ?? typed.current);
  };
  const focus = { onFocus: () => setFocused(true), onBlur: () => setFocused(false) };
  // Elsewhere on the page, Escape must not discard the text typed here.
  useCloseRequest(isFocused, () => close(null));
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event) || event.shiftKey) return;
    event.preventDefault();
    field.current?.form?.requestSubmit();
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextArea
        {...focus}
        ref={field}
        label={row.field}
        // Uncontrolled: React would ignore text that a browser extension puts into a controlled field.
        defaultValue={firstDraft}
        onInput={({ currentTarget }) => {
          typed.current = currentTarget.value;
          commands.keepDraft(task, currentTarget.value);
        }}
        enterKeyHint="done"
        dir="auto"
        rows={1}
        onKeyDown={saveOnEnter}
      />
      <Button {...focus} type="submit">
        {row.ok}
      </Button>
    </form>
  );
}

/** When a list becomes a long one, the editor of the replaced row still has the focus. */
function replacesEditor(): boolean {
  return document.activeElement?.matches('textarea') ?? false;
}
