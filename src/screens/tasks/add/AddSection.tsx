import {
  useEffect,
  useRef,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useMessages } from '../../../i18n/DictionaryContext';
import { pl } from '../../../i18n/pl';
import { startsInSearch } from '../../../routes/addresses';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { isFocusLost } from '../../../ui/focus';
import { Icon, PLUS } from '../../../ui/Icon';
import { keepAtTop } from '../../../ui/keyboardRoom';
import { isComposing, keyOf } from '../../../ui/keys';
import { Section } from '../../../ui/Section';
import { TextField } from '../../../ui/TextField';
import { goToRow } from '../list/rowKeys';
import { showAdded } from '../row/showTask';
import styles from './AddSection.module.css';
import { useEarlySubmit, useNewTaskText } from './useNewTaskText';

export function AddSection({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const messages = useMessages();
  // The language may change while the examples are loading.
  const latest = useRef(messages);
  useEffect(() => {
    latest.current = messages;
  }, [messages]);
  const commands = useTaskCommands();
  const loading = useTaskState((state) => state.loading);
  useEffect(() => {
    // A visitor who was faster than the app stays where they are, for example in the search.
    if (startsInSearch() || document.activeElement?.matches('main :not(h1)')) return;
    // Back to a place further down the list must not scroll to the top.
    field.current?.focus({ preventScroll: true });
  }, [field]);
  useEffect(() => (field.current ? keepAtTop(field.current) : undefined), [field]);
  useEarlySubmit(field);
  useNewTaskText(field);

  const addTo = (place: 'top' | 'end', form: HTMLFormElement) => {
    const added = commands.add(field.current?.value ?? '', place);
    form.reset();
    commands.keepNewTask('');
    showAdded(added, commands);
    field.current?.focus();
  };
  /** Otherwise the browser complains about an empty field in its own language. */
  const explainEmpty = () => {
    const input = field.current;
    input?.setCustomValidity(input.value === '' ? messages.add.required : '');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    addTo('end', event.currentTarget);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { form, value } = event.currentTarget;
    const key = isComposing(event) ? null : keyOf(event);
    const [first] = key === 'ArrowDown' && value === '' ? commands.shown() : [];
    if (key === 'Ctrl+Enter' || key === 'Meta+Enter') {
      event.preventDefault();
      // The browser complains about an empty field, as it does for Enter.
      explainEmpty();
      if (form?.reportValidity()) addTo('top', form);
    } else if (first) {
      event.preventDefault();
      goToRow(commands, { id: first.id, name: 'tick' });
    }
  };
  const pasteLines = (event: ClipboardEvent) => {
    // A single line is pasted as usual. The field would join several lines.
    if (commands.paste(event.clipboardData.getData('text')) !== null) event.preventDefault();
  };
  const getExamples = async (button: HTMLElement) => {
    const isLoaded = await commands.loadExamples();
    // The button lost the focus while it was disabled.
    if (isFocusLost()) requestAnimationFrame(() => button.focus());
    if (isLoaded) return;
    // The specification requires Polish. Another language follows in a second line.
    const lines = [pl.add.examplesFailed];
    if (latest.current !== pl) lines.push(latest.current.add.examplesFailed);
    alert(lines.join('\n'));
  };
  return (
    <Section
      heading={messages.add.heading}
      layout="form"
      actions={
        <Button
          look="quiet"
          className={`flush ${styles.examples}`}
          disabled={loading}
          // A phone shows only the part that fits beside the heading.
          aria-label={loading ? messages.add.loading : messages.add.examples}
          onClick={(event) => void getExamples(event.currentTarget)}
        >
          {loading ? (
            messages.add.loading
          ) : (
            <>
              <span className="long">{messages.add.examples}</span>
              <span className="short">{messages.add.examplesShort}</span>
            </>
          )}
        </Button>
      }
    >
      <form className={styles.form} onSubmit={submit}>
        <TextField
          ref={field}
          className={styles.field}
          icon={PLUS}
          label={messages.add.field}
          placeholder={messages.add.placeholder}
          enterKeyHint="done"
          dir="auto"
          required
          onInput={({ currentTarget }) => {
            currentTarget.setCustomValidity('');
            commands.keepNewTask(currentTarget.value);
          }}
          onPaste={pasteLines}
          onKeyDown={press}
          data-control="new-task"
        />
        {/* Labelled as well, because a phone shows only the icon. */}
        <Button
          type="submit"
          className={styles.add}
          aria-label={messages.add.button}
          // Enter in the field presses it as well.
          onClick={explainEmpty}
        >
          <span className="short">
            <Icon path={PLUS} />
          </span>
          <span className="long">{messages.add.button}</span>
        </Button>
      </form>
    </Section>
  );
}
