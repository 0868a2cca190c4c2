import { useMessages } from '../../i18n/DictionaryContext';
import type { QuarantinedText } from '../../storage/journal';
import { useTaskCommands } from '../../store/StoreContext';
import { download } from '../../ui/download';
import { DismissButton, Notice, NoticeButton } from '../../ui/Notice';

/** Offers a damaged text as a download, and a former list as tasks. */
export function RecoveryNotice({ kept }: { kept: QuarantinedText }) {
  return kept.kind === 'former' ? <FormerNotice kept={kept} /> : <UnreadableNotice kept={kept} />;
}

function UnreadableNotice({ kept }: { kept: QuarantinedText }) {
  const { notices } = useMessages();
  const commands = useTaskCommands();
  return (
    <Notice look="danger" text={notices.unreadable}>
      <NoticeButton onClick={() => download('tasks-unreadable.txt', kept.text)}>
        {notices.downloadText}
      </NoticeButton>
      <DismissButton onClick={() => commands.discard(kept)}>{notices.discard}</DismissButton>
    </Notice>
  );
}

function FormerNotice({ kept }: { kept: QuarantinedText }) {
  const { notices } = useMessages();
  const commands = useTaskCommands();
  return (
    <Notice look="card" text={notices.former(kept.count ?? 0)}>
      <DismissButton onClick={() => void commands.restore(kept)}>{notices.restore}</DismissButton>
      <DismissButton onClick={() => commands.discard(kept)}>{notices.discard}</DismissButton>
    </Notice>
  );
}
