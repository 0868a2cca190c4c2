import { useMessages } from '../../i18n/DictionaryContext';
import { Section } from '../../ui/Section';
import { TextField } from '../../ui/TextField';
import styles from './SearchSection.module.css';

interface SearchSectionProps {
  readonly term: string;
  readonly onType: (term: string) => void;
}

export function SearchSection({ term, onType }: SearchSectionProps) {
  const { search } = useMessages();
  return (
    <Section heading={search.heading}>
      <div className={styles.field}>
        <TextField
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
