import { useMessages } from '../../i18n/DictionaryContext';
import type { OrphanedDraft } from '../../store/drafts';
import { useTaskCommands } from '../../store/StoreContext';
import { EndingButton, Notice } from '../../ui/Notice';

/** Shows what was typed into a row that another tab has removed, until it is dealt with. */
export function OrphanedDraftNotice({ draft }: { draft: OrphanedDraft }) {
  const { add, notices } = useMessages();
  const commands = useTaskCommands();
  const drop = () => commands.dropOrphanedDraft(draft);
  const keep = () => {
    commands.add(draft.text);
    drop();
  };
  return (
    <Notice look="card" text={notices.orphan(draft.text)}>
      <EndingButton onClick={keep}>{add.button}</EndingButton>
      <EndingButton onClick={drop}>{notices.discard}</EndingButton>
    </Notice>
  );
}
