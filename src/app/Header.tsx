import { useDictionary } from '../i18n/DictionaryContext';
import { LANGUAGES } from '../i18n/language';
import { useSettings, useSettingsCommands } from '../store/StoreContext';
import { Button } from '../ui/Button';
import { Icon, MOON } from '../ui/Icon';
import styles from './Header.module.css';

interface HeaderProps {
  /** Null on a screen with a heading of its own, where the name of the app is not a heading. */
  readonly title: string | null;
}

export function Header({ title }: HeaderProps) {
  const { language, messages } = useDictionary();
  const darkTheme = useSettings((state) => state.darkTheme);
  const commands = useSettingsCommands();
  return (
    <header className={styles.header}>
      {title === null ? (
        <p className={styles.title}>{messages.title}</p>
      ) : (
        <h1 className={styles.title} dir="auto" tabIndex={-1}>
          {title}
        </h1>
      )}
      <div className={styles.surface} role="group" aria-label={messages.language}>
        {LANGUAGES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.language}
            lang={name.toLowerCase()}
            aria-pressed={name === language}
            onClick={() => void commands.setLanguage(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.surface}>
        <Button
          look="plain"
          className={styles.theme}
          data-theme-toggle=""
          aria-pressed={darkTheme}
          onClick={() => commands.toggleTheme()}
        >
          <Icon path={MOON} />
          {messages.darkTheme}
        </Button>
      </div>
    </header>
  );
}
