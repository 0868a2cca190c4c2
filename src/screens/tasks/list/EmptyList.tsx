import { useMessages } from '../../../i18n/DictionaryContext';
import { useBackgroundState, useTaskCommands } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { focusNamed, onFocusLost } from '../../../ui/focus';
import { focusAboveRows } from '../row/rowFocus';

/** An empty list suggests a first task, or opening a backup. */
export function EmptyList({ openBackup }: { readonly openBackup: () => void }) {
  const { list } = useMessages();
  const file = useBackgroundState((state) => state.backupFile);
  const commands = useBackgroundState((state) => state.backupFileCommands);
  return (
    <EmptyState picture="rows" title={<p>{list.empty}</p>} hint={list.emptyHint}>
      {file?.isOffered && (
        <Button ref={toTop} look="quiet" onClick={() => commands?.open()}>
          {list.openFile(file.name)}
        </Button>
      )}
      <Button ref={toTop} look="quiet" onClick={openBackup}>
        {list.openBackup}
      </Button>
    </EmptyState>
  );
}

/** A search without hits, and the way out of it. */
export function NothingFound({ term }: { readonly term: string }) {
  const { search } = useMessages();
  const commands = useTaskCommands();
  return (
    <EmptyState title={<p>{search.nothing(term)}</p>}>
      <Button ref={toList} look="quiet" onClick={() => commands.search('')}>
        {search.clear}
      </Button>
    </EmptyState>
  );
}

const toTop = onFocusLost(focusAboveRows);
const toList = onFocusLost(() => focusNamed('list-heading'));
