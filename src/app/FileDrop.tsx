import { useMessages } from '../i18n/DictionaryContext';
import { useTaskCommands } from '../store/StoreContext';
import styles from './FileDrop.module.css';
import { useFileDrop } from './useFileDrop';

/** There from the first moment: without it the browser leaves the app and shows the file. */
export function FileDrop() {
  const { drop } = useMessages();
  const commands = useTaskCommands();
  const isDropping = useFileDrop((files) => void commands.importFiles([...files]));
  return isDropping && <p className={styles.drop}>{drop}</p>;
}
