import { useMessages } from '../../i18n/DictionaryContext';
import type { Orphan } from '../../store/drafts';
import { useTaskCommands } from '../../store/StoreContext';
import { focusMain } from '../../ui/focusMain';
import { Notice, NoticeButton } from '../../ui/Notice';

/** Holds what was typed into a row that another tab has removed, until it is dealt with. */
export function OrphanNotice({ orphan }: { orphan: Orphan }) {
  const { add, notices } = useMessages();
  const commands = useTaskCommands();
  const leave = () => {
    commands.dropOrphan(orphan);
    focusMain();
  };
  const keep = () => {
    commands.add(orphan.text);
    leave();
  };
  return (
    <Notice text={notices.orphan(orphan.text)}>
      <NoticeButton onClick={keep}>{add.button}</NoticeButton>
      <NoticeButton onClick={leave}>{notices.discard}</NoticeButton>
    </Notice>
  );
}
