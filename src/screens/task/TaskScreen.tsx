import { Link } from '../../ui/Link';
import { useDictionary } from '../../i18n/DictionaryContext';
import { TASK_TEXTS } from '../../i18n/taskTexts';
import { useTaskState } from '../../store/StoreContext';
import { Card } from '../../ui/Card';

/** Below the header, whose h1 is the content or says that there is no such task. */
export default function TaskScreen({ id }: { id: string }) {
  const { language, messages } = useDictionary();
  const texts = TASK_TEXTS[language];
  const task = useTaskState(({ tasks }) => tasks.find((candidate) => candidate.id === id));
  return (
    <Card actions={<Link href="/zadania">{messages.task.back}</Link>}>
      <p>{task ? texts.completed(task.done) : texts.unknownHint}</p>
    </Card>
  );
}
