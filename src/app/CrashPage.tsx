import { useMessages } from '../i18n/DictionaryContext';
import type { Failure } from '../ui/ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import styles from './Page.module.css';

/** The last resort, when the frame around the screens is what broke. */
export function CrashPage(failure: Failure) {
  return (
    <main className={styles.main}>
      <h1>{useMessages().title}</h1>
      <ErrorScreen {...failure} />
    </main>
  );
}
