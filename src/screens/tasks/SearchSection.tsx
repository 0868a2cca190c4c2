import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import { Section } from '../../ui/Section';
import { TextField } from '../../ui/TextField';
import styles from './SearchSection.module.css';
import { startsInSearch } from './startsInSearch';
import { useFoundAnnouncement } from './useFoundAnnouncement';

interface SearchSectionProps {
  readonly term: string;
  readonly onType: (term: string) => void;
}

export function SearchSection({ term, onType }: SearchSectionProps) {
  const { search } = useMessages();
  useFoundAnnouncement(term);
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent((typed: string) => typed && onType(typed));
  useEffect(() => {
    if (startsInSearch()) field.current?.focus();
    // Typed while the app was still loading: React would empty the field.
    takeOver(field.current?.value ?? '');
  }, []);
  return (
    <Section heading={search.heading} screenOnly>
      <div className={styles.field}>
        <TextField
          ref={field}
          type="search"
          label={search.field}
          placeholder={search.placeholder}
          enterKeyHint="search"
          dir="auto"
          value={term}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    </Section>
  );
}
