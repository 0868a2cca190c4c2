import { useMessages } from '../i18n/DictionaryContext';
import { site } from '../site';
import styles from './Footer.module.css';

export function Footer() {
  const { footer } = useMessages();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <a href={`mailto:${site.authorEmail}`}>{site.authorEmail}</a>
        <a href={site.codeProfileUrl} target="_blank" rel="noopener noreferrer">
          {footer.code}
        </a>
        <a href={site.networkProfileUrl} target="_blank" rel="noopener noreferrer">
          {footer.network}
        </a>
        <p>© 2022 {site.authorName}</p>
      </div>
    </footer>
  );
}
