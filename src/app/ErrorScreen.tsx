import { useEffect } from 'react';
import { useMessages } from '../i18n/DictionaryContext';
import { focusHeading } from '../ui/focus';
import { useDocumentTitle } from '../routes/usePageTitle';
import { useTaskCommands } from '../store/StoreContext';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { download } from '../ui/download';
import type { Failure } from '../ui/ErrorBoundary';
import styles from './App.module.css';

/** Shown in place of a screen that crashed. */
export function ErrorScreen({ retry }: Failure) {
  const { failure } = useMessages();
  const commands = useTaskCommands();
  const tryAgain = () => {
    retry();
    // The button disappears whether or not the retry works, and would take the focus with it.
    requestAnimationFrame(() => focusHeading());
  };
  return (
    <Card
      actions={
        <>
          <Button onClick={tryAgain}>{failure.retry}</Button>
          <Button look="outline" onClick={() => location.reload()}>
            {failure.reload}
          </Button>
          <Button
            look="quiet"
            onClick={() => download('tasks.json', JSON.stringify(commands.tasks()))}
          >
            {failure.download}
          </Button>
        </>
      }
    >
      <h2>{failure.crashTitle}</h2>
      <p>{failure.crashText}</p>
    </Card>
  );
}

/** The last resort, when the frame around the screens crashes. */
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
