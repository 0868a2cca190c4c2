import { PlainRows } from './PlainRows';
import styles from './TaskRows.module.css';
import type { TaskRowsProps } from './TaskRows';
import { useIsPrinting } from './useIsPrinting';
import { useReadyForSearch } from './useReadyForSearch';
import { VirtualRows } from './VirtualRows';

interface LongRowsProps extends TaskRowsProps {
  /** How many rows to begin with, before the window is measured. */
  readonly firstCount: number;
}

/** Only what is on the screen is in the page; on paper it is the whole list. */
export function LongRows(rows: LongRowsProps) {
  const isPrinting = useIsPrinting();
  useReadyForSearch(rows.tasks);
  return (
    <>
      <div className={styles.screen}>
        <VirtualRows {...rows} />
      </div>
      {isPrinting && (
        <div className={styles.paper}>
          <PlainRows {...rows} count={Infinity} />
        </div>
      )}
    </>
  );
}
