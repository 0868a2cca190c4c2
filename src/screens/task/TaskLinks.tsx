import { linksIn } from '../../domain/links';
import { useMessages } from '../../i18n/DictionaryContext';
import styles from './TaskLinks.module.css';

/** The web addresses in a task's text, which in the list is itself a link and can hold none. */
export function TaskLinks({ content }: { content: string }) {
  const { task: texts } = useMessages();
  const links = linksIn(content);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={texts.links}>
      {links.map((link) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener noreferrer" dir="ltr">
            {link}
          </a>
        </li>
      ))}
    </ul>
  );
}
