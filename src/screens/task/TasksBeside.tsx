import { useMessages } from '../../i18n/DictionaryContext';
import { Link } from '../../routes/Link';
import { useTaskState } from '../../store/StoreContext';
import { shownBeside } from '../../store/shownTasks';
import styles from './TasksBeside.module.css';

/** The way through the list as it was filtered. Back leads out of it to the list, not through it. */
export function TasksBeside({ id }: { id: string }) {
  const { task: texts } = useMessages();
  const previous = useTaskState((state) => shownBeside(state, id, 'above'));
  const next = useTaskState((state) => shownBeside(state, id, 'below'));
  return (
    <div className={styles.beside}>
      {previous && (
        <Link to={{ screen: 'task', id: previous.id }} inPlace rel="prev">
          {texts.previous}
        </Link>
      )}
      {next && (
        <Link to={{ screen: 'task', id: next.id }} inPlace rel="next">
          {texts.next}
        </Link>
      )}
    </div>
  );
}
