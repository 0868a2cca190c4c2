import { useEffect } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import type { Failure } from '../../ui/ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { focusHeading } from '../../ui/focus/focus';
import styles from '../Page.module.css';
import { useDocumentTitle } from '../../routes/usePageTitle';

/** The last resort, when the frame around the screens has crashed. */
export function CrashPage(failure: Failure) {
  const { title } = useMessages();
  useDocumentTitle(title);
  useEffect(() => focusHeading(), []);
  return (
    <main className={styles.main}>
      <h1 tabIndex={-1}>{title}</h1>
      <ErrorScreen {...failure} />
    </main>
  );
}
