import { Link } from '../../ui/Link';
import { useMessages } from '../../i18n/DictionaryContext';
import { useTaskState } from '../../store/StoreContext';
import { Card } from '../../ui/Card';

/** Below the header, whose h1 is the content or says that there is no such task. */
export default function TaskScreen({ id }: { id: string }) {
  const { task: texts } = useMessages();
  const task = useTaskState(({ tasks }) => tasks.find((candidate) => candidate.id === id));
  return (
    <Card actions={<Link href="/zadania">{texts.back}</Link>}>
      <p>{task ? texts.completed(task.done) : texts.unknownHint}</p>
    </Card>
  );
}
