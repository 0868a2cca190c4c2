import type { MouseEvent } from 'react';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { ignoreHeldKey } from '../../../ui/keys';

export function BulkActions({ allDone }: { allDone: boolean }) {
  const { list } = useMessages();
  const hideDone = useTaskState((state) => state.hideDone);
  const commands = useTaskCommands();
  const finishAll = ({ currentTarget }: MouseEvent) => {
    commands.finishAll();
    // A disabled button loses the focus, and Tab would start at the top of the page.
    const next = currentTarget.nextElementSibling;
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <>
      <Button look="plain" disabled={allDone} onClick={finishAll}>
        {list.finishAll}
      </Button>
      <Button look="plain" onKeyDown={ignoreHeldKey} onClick={() => commands.toggleHideDone()}>
        {hideDone ? list.showDone : list.hideDone}
      </Button>
      <Button
        look="quietDanger"
        data-control="remove-all"
        onClick={() => commands.askToRemoveAll()}
      >
        {list.removeAll}
      </Button>
    </>
  );
}
