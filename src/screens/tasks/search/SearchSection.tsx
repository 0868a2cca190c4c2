import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { matching } from '../../../domain/search';
import { useMessages } from '../../../i18n/DictionaryContext';
import { startsInSearch } from '../../../routes/addresses';
import { useTaskCommands } from '../../../store/StoreContext';
import { CLOSE, SEARCH } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { isComposing, keyOf } from '../../../ui/keys';
import { Section } from '../../../ui/Section';
import { TextField } from '../../../ui/TextField';
import { goToRow } from '../list/rowKeys';
import { tintRow } from '../row/tintRow';
import styles from './SearchSection.module.css';
import { useSearchTerm } from './useSearchTerm';

const TYPING_MS = 700;

export function SearchSection() {
  const { search } = useMessages();
  const term = useSearchTerm();
  const commands = useTaskCommands();
  useFoundAnnouncement(term);
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent((typed: string) => typed && commands.search(typed));
  useEffect(() => {
    // React would drop text that was typed while the app was still loading.
    takeOver(field.current?.value ?? '');
    const focusIfAsked = () => {
      if (startsInSearch()) field.current?.focus();
    };
    focusIfAsked();
    addEventListener('hashchange', focusIfAsked);
    return () => removeEventListener('hashchange', focusIfAsked);
  }, []);
  const goToFirst = (event: KeyboardEvent) => {
    const isKey = !isComposing(event) && /^(ArrowDown|Enter)$/.test(keyOf(event));
    const [first] = isKey ? commands.shown() : [];
    if (!first) return;
    event.preventDefault();
    const row = goToRow(commands, { id: first.id, name: 'tick' });
    if (row) tintRow(row);
  };
  return (
    <Section heading={search.heading} layout="field">
      <TextField
        ref={field}
        type="search"
        icon={SEARCH}
        label={search.field}
        className={styles.field}
        placeholder={search.placeholder}
        enterKeyHint="search"
        dir="auto"
        value={term}
        onChange={(event) => commands.search(event.target.value)}
        // Folds the texts in advance. In a long list the first letter would take longer than a frame.
        onFocus={() => matching(commands.tasks(), 'any')}
        onKeyDown={goToFirst}
        button={
          term !== '' && (
            <IconButton
              icon={CLOSE}
              label={search.clearField}
              className={styles.clear}
              onClick={() => {
                commands.search('');
                field.current?.focus();
              }}
            />
          )
        }
      />
    </Section>
  );
}

/** Announces how many tasks were found once the visitor has stopped typing. */
function useFoundAnnouncement(term: string): void {
  const commands = useTaskCommands();
  useEffect(() => {
    if (term.trim() === '') return;
    const timer = setTimeout(() => commands.announceFound(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [term, commands]);
}
