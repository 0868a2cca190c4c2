import { useMessages } from '../../i18n/DictionaryContext';
import { BackLink } from '../../routes/BackLink';
import { useTaskState } from '../../store/StoreContext';
import { Card } from '../../ui/Card';

/** Stands below the header, whose h1 is the task's content or says that there is no such task. */
export function TaskScreen({ id }: { id: string }) {
  const { task: texts } = useMessages();
  const task = useTaskState(({ tasks }) => tasks.find((candidate) => candidate.id === id));
  return (
    <Card actions={<BackLink>{texts.back}</BackLink>}>
      <p>{task ? texts.completed(task.done) : texts.unknownHint}</p>
    </Card>
  );
}
