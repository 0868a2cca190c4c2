import { Link } from '../ui/Link';
import { useMessages } from '../i18n/DictionaryContext';
import { useTaskState } from '../store/StoreContext';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { download } from '../ui/download';
import type { Failure } from '../ui/ErrorBoundary';
import { chunkFailure } from './chunkFailure';
import { focusHeading } from './focusHeading';

/** What stands in place of a screen that could not be loaded, or broke. */
export function ErrorScreen({ error, retry }: Failure) {
  const { failure, task } = useMessages();
  const tryAgain = () => {
    retry();
    // The button goes away, whatever comes of it.
    requestAnimationFrame(() => focusHeading());
  };
  const tasks = useTaskState((state) => state.tasks);
  const chunk = chunkFailure(error);
  const isCrash = chunk === null;
  return (
    <Card
      actions={
        <>
          <Button onClick={tryAgain}>{failure.retry}</Button>
          {isCrash ? (
            <>
              <Button look="outline" onClick={() => location.reload()}>
                {failure.reload}
              </Button>
              <Button look="quiet" onClick={() => download('tasks.json', JSON.stringify(tasks))}>
                {failure.download}
              </Button>
            </>
          ) : (
            <Link href="/zadania">{task.back}</Link>
          )}
        </>
      }
    >
      <h2>{isCrash ? failure.crashTitle : failure.chunkTitle}</h2>
      <p>{isCrash ? failure.crashText : failure.chunkText}</p>
      {!isCrash && <pre lang="en">{chunk}</pre>}
    </Card>
  );
}
