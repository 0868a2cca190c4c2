import { useMessages } from '../../i18n/DictionaryContext';
import type { OfferedText } from '../../storage/journal';
import { useTaskCommands } from '../../store/StoreContext';
import { download } from '../../ui/download';
import { DismissButton, Notice, NoticeButton } from '../../ui/Notice';

/** Offers a damaged text as a download, and a former list as tasks. */
export function RecoveryNotice({ offered }: { offered: OfferedText }) {
  return offered.kind === 'former' ? (
    <FormerNotice offered={offered} />
  ) : (
    <UnreadableNotice offered={offered} />
  );
}

function UnreadableNotice({ offered }: { offered: OfferedText }) {
  const { notices } = useMessages();
  const commands = useTaskCommands();
  return (
    <Notice look="danger" text={notices.unreadable}>
      <NoticeButton onClick={() => download('tasks-unreadable.txt', offered.text)}>
        {notices.downloadText}
      </NoticeButton>
      <DismissButton onClick={() => commands.discard(offered)}>{notices.discard}</DismissButton>
    </Notice>
  );
}

function FormerNotice({ offered }: { offered: OfferedText }) {
  const { notices } = useMessages();
  const commands = useTaskCommands();
  return (
    <Notice look="card" text={notices.former(offered.count ?? 0)}>
      <DismissButton onClick={() => void commands.restore(offered)}>
        {notices.restore}
      </DismissButton>
      <DismissButton onClick={() => commands.discard(offered)}>{notices.discard}</DismissButton>
    </Notice>
  );
}
