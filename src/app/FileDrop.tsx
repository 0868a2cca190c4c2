import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../i18n/DictionaryContext';
import { useTaskCommands } from '../store/StoreContext';
import styles from './FileDrop.module.css';

/** Mounted on every screen, where a browser would otherwise leave the app and open the dropped file. */
export function FileDrop() {
  const { drop } = useMessages();
  const commands = useTaskCommands();
  const isDropping = useFileDrop((files) => void commands.importFiles([...files]));
  return isDropping && <p className={styles.drop}>{drop}</p>;
}

/** Receives files dropped anywhere on the page. Returns true while some are dragged over it. */
function useFileDrop(onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = event.dataTransfer?.files;
      if (!files?.length) return;
      event.preventDefault();
      take(files);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
