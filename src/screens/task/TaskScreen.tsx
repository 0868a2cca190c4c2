import { useMessages } from '../../i18n/DictionaryContext';
import { BackLink } from '../../routes/BackLink';
import { useTaskState } from '../../store/StoreContext';
import { Card } from '../../ui/Card';
import { Late } from '../../ui/Late';
import { PartFailure } from '../../ui/PartFailure';
import { lateTaskLinks } from './lateTaskLinks';
import { TasksBeside } from './TasksBeside';

/** Stands below the header, whose h1 is the task's content or says that there is no such task. */
export function TaskScreen({ id }: { id: string }) {
  const { task: texts, failure: labels } = useMessages();
  const task = useTaskState(({ tasks }) => tasks.find((candidate) => candidate.id === id));
  return (
    <Card
      actions={
        <>
          <BackLink>{texts.back}</BackLink>
          <TasksBeside id={id} />
        </>
      }
    >
      <p>{task ? texts.completed(task.done) : texts.unknownHint}</p>
      {task?.content.includes('://') && (
        <Late
          part={lateTaskLinks}
          props={{ content: task.content }}
          renderFailure={(failure) => <PartFailure {...failure} labels={labels} />}
        />
      )}
    </Card>
  );
}
