import { useMessages } from '../i18n/DictionaryContext';
import { useTaskCommands } from '../store/StoreContext';
import styles from './FileDrop.module.css';
import { useFileDrop } from './useFileDrop';

/** Mounted on every screen: without it, the browser leaves the app and opens the dropped file. */
export function FileDrop() {
  const { drop } = useMessages();
  const commands = useTaskCommands();
  const isDropping = useFileDrop((files) => void commands.importFiles([...files]));
  return isDropping && <p className={styles.drop}>{drop}</p>;
}
