import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../../i18n/DictionaryContext';
import { startsInSearch } from '../../../routes/searchAddress';
import { CLOSE_ICON } from '../../../ui/closeIcon';
import { IconButton } from '../../../ui/IconButton';
import { Section } from '../../../ui/Section';
import { TextField } from '../../../ui/TextField';
import styles from './SearchSection.module.css';
import { useFoundAnnouncement } from './useFoundAnnouncement';
import { useSearchTerm } from './useSearchTerm';

export function SearchSection() {
  const { search } = useMessages();
  const [term, type] = useSearchTerm();
  useFoundAnnouncement(term);
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent((typed: string) => typed && type(typed));
  useEffect(() => {
    // Typed while the app was still loading: React would empty the field.
    takeOver(field.current?.value ?? '');
    const focusIfAsked = () => {
      if (startsInSearch()) field.current?.focus();
    };
    focusIfAsked();
    addEventListener('hashchange', focusIfAsked);
    return () => removeEventListener('hashchange', focusIfAsked);
  }, []);
  return (
    <Section heading={search.heading} layout="field" screenOnly>
      <div className={styles.field}>
        <TextField
          ref={field}
          type="search"
          label={search.field}
          placeholder={search.placeholder}
          enterKeyHint="search"
          dir="auto"
          value={term}
          onChange={(event) => type(event.target.value)}
        />
        {term !== '' && (
          <IconButton
            icon={CLOSE_ICON}
            label={search.clear}
            className={styles.clear}
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          />
        )}
      </div>
    </Section>
  );
}
