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
  if (chunk !== null) {
    return (
      <Card
        actions={
          <>
            <Button onClick={tryAgain}>{failure.retry}</Button>
            <Link href="/zadania">{task.back}</Link>
          </>
        }
      >
        <h2>{failure.chunkTitle}</h2>
        <p>{failure.chunkText}</p>
        <pre lang="en">{chunk}</pre>
      </Card>
    );
  }
  return (
    <Card
      actions={
        <>
          <Button onClick={tryAgain}>{failure.retry}</Button>
          <Button look="outline" onClick={() => location.reload()}>
            {failure.reload}
          </Button>
          <Button look="quiet" onClick={() => download('tasks.json', JSON.stringify(tasks))}>
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
