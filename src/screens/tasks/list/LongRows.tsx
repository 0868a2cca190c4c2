import { useLayoutEffect, useEffectEvent } from 'react';
import { useReadyForSearch } from '../search/useReadyForSearch';
import { PlainRows } from './PlainRows';
import styles from './TaskRows.module.css';
import { useIsPrinting } from './useIsPrinting';
import { VirtualRows, type VirtualRowsProps } from './VirtualRows';

interface LongRowsProps extends VirtualRowsProps {
  readonly onRowsReplaced: () => void;
}

/** Renders only the rows around the window, but all of them for printing. */
export function LongRows({ onRowsReplaced, ...rows }: LongRowsProps) {
  const isPrinting = useIsPrinting();
  useReadyForSearch();
  const replaced = useEffectEvent(onRowsReplaced);
  useLayoutEffect(() => replaced(), []);
  return (
    <>
      <div className={styles.screen}>
        <VirtualRows {...rows} />
      </div>
      {isPrinting && (
        <div className={styles.paper}>
          <PlainRows tasks={rows.tasks} term={rows.term} />
        </div>
      )}
    </>
  );
}
