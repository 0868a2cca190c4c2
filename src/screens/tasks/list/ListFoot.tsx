import { useDeferredValue, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useTaskCommands } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { focusNamed, onFocusLost } from '../../../ui/focus';
import styles from './ListFoot.module.css';

const toExport = onFocusLost(() => focusNamed('export'));

interface ListFootProps {
  readonly someDone: boolean;
  readonly children: ReactNode;
}

/** The sentence that ends the list, and the actions for done tasks. */
export function ListFoot({ someDone, children }: ListFootProps) {
  const { files: texts } = useMessages();
  const commands = useTaskCommands();
  // Not in the first render, which has to match HTML that was made without a list.
  const hasActions = useDeferredValue(someDone, false);
  return (
    <div className={styles.foot} data-off-paper="">
      <div className={styles.words}>{children}</div>
      {hasActions && (
        <>
          <Button
            ref={toExport}
            look="plain"
            className="flush"
            data-control="uncheck-all"
            onClick={() => commands.uncheckAll()}
          >
            {texts.uncheckAll}
          </Button>
          <Button
            look="quietDanger"
            className="flush"
            data-control="remove-done"
            onClick={() => commands.askToRemoveDone()}
          >
            {texts.removeDone}
          </Button>
        </>
      )}
    </div>
  );
}
