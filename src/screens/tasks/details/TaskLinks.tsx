import { linksIn } from '../../../domain/links';
import { useMessages } from '../../../i18n/DictionaryContext';
import styles from './TaskScreen.module.css';

/** The web addresses in a task's text. In the list the text is a link itself and cannot hold any. */
export function TaskLinks({ content }: { content: string }) {
  const { task: texts } = useMessages();
  const links = linksIn(content);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={texts.links}>
      {links.map((link) => (
        <li key={link}>
          <OutwardLink href={link}>{link}</OutwardLink>
        </li>
      ))}
    </ul>
  );
}

/** Opens another site in a new tab, which learns nothing of this one. */
export function OutwardLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" dir="ltr">
      {children}
    </a>
  );
}
