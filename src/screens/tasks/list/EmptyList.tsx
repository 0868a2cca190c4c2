import { useMessages } from '../../../i18n/DictionaryContext';
import { useBackgroundState } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { focusAboveRows, onFocusLost } from '../../../ui/focus/focus';
import styles from './ListSection.module.css';

const toTop = onFocusLost(focusAboveRows);

/** What an empty list suggests: a first task, or opening a backup. */
export function EmptyList({ openBackup }: { readonly openBackup: () => void }) {
  const { list } = useMessages();
  const copy = useBackgroundState((state) => state.copy);
  const commands = useBackgroundState((state) => state.copyCommands);
  return (
    <>
      <p className={styles.hint}>{list.emptyHint}</p>
      <div className={styles.ways}>
        {copy?.isOffered && (
          <Button ref={toTop} look="quiet" onClick={() => commands?.open()}>
            {list.openFile(copy.name)}
          </Button>
        )}
        <Button ref={toTop} look="quiet" onClick={openBackup}>
          {list.openBackup}
        </Button>
      </div>
    </>
  );
}
