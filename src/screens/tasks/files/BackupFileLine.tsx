import { useDictionary } from '../../../i18n/DictionaryContext';
import type { BackupFile } from '../../../storage/backupFile/openBackupFile';
import { useBackgroundState, useTaskState } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { focusNamed, onFocusLost } from '../../../ui/focus';
import styles from './ListToolbar.module.css';

const toExport = onFocusLost(() => focusNamed('export'));

/** Says when the backup file was last written, and which fault prevents writing. */
export function BackupFileLine({ file }: { readonly file: BackupFile }) {
  const { language, messages } = useDictionary();
  const { backupFile: texts, list, failure } = messages;
  const isEmpty = useTaskState(({ tasks }) => tasks.length === 0);
  const commands = useBackgroundState((state) => state.backupFileCommands);
  const { name, writtenAt, trouble, reason, isOffered } = file;

  // With the date, because a time alone would be wrong after midnight.
  const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

  const buttons = [];
  switch (trouble) {
    case null:
      break;
    case 'permission':
      buttons.push({ label: texts.allow, onClick: commands?.retry });
      break;
    case 'full':
    case 'failed':
      buttons.push({ label: failure.retry, onClick: commands?.retry });
      break;
    case 'gone':
    case 'foreign':
    case 'conflict':
      // An empty list offers it above.
      if (isOffered && !isEmpty) {
        buttons.push({ label: list.openFile(name), onClick: commands?.open });
      }
      buttons.push({ label: texts.choose, onClick: commands?.start });
  }
  return (
    <div className={classNames('note', styles.backupFile)} data-off-paper="">
      {writtenAt !== null && <p>{texts.written(name, times.format(writtenAt))}</p>}
      {/* Announced when it appears. Announcing every new time would be too much. */}
      <p aria-live="polite">
        {trouble && texts[trouble]} {trouble === 'failed' && reason}
      </p>
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map(({ label, onClick }) => (
            <Button key={label} ref={toExport} look="quiet" onClick={onClick}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
