import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PlainRows } from './PlainRows';
import styles from './TaskRows.module.css';
import { VirtualRows, type VirtualRowsProps } from './VirtualRows';

interface LongRowsProps extends VirtualRowsProps {
  readonly onRowsReplaced: () => void;
}

/** Renders only the rows around the window, but all of them for printing. */
export function LongRows({ onRowsReplaced, ...rows }: LongRowsProps) {
  const isPrinting = useIsPrinting();
  const replaced = useEffectEvent(onRowsReplaced);
  useLayoutEffect(() => replaced(), []);
  return (
    <>
      <div data-off-paper="">
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

/** True while the page is being printed, so that rows out of sight are printed, too. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its snapshot as soon as the event handlers have returned.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
