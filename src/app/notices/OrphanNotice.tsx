import { useMessages } from '../../i18n/DictionaryContext';
import type { Orphan } from '../../store/drafts';
import { useTaskCommands } from '../../store/StoreContext';
import { EndingButton, Notice } from '../../ui/Notice';

/** Holds what was typed into a row that another tab has removed, until it is dealt with. */
export function OrphanNotice({ orphan }: { orphan: Orphan }) {
  const { add, notices } = useMessages();
  const commands = useTaskCommands();
  const drop = () => commands.dropOrphan(orphan);
  const keep = () => {
    commands.add(orphan.text);
    drop();
  };
  return (
    <Notice look="card" text={notices.orphan(orphan.text)}>
      <EndingButton onClick={keep}>{add.button}</EndingButton>
      <EndingButton onClick={drop}>{notices.discard}</EndingButton>
    </Notice>
  );
}
