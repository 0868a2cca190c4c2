import { useMessages } from '../../i18n/DictionaryContext';
import type { OfferedText } from '../../storage/journal';
import { useTaskCommands } from '../../store/StoreContext';
import { download } from '../../ui/download';
import { DismissButton, Notice, NoticeButton } from '../../ui/Notice';

/** Offers a damaged text as a download, and a former list as tasks. */
export function RecoveryNotice({ quarantined }: { quarantined: OfferedText }) {
  return quarantined.kind === 'former' ? (
    <FormerNotice quarantined={quarantined} />
  ) : (
    <UnreadableNotice quarantined={quarantined} />
  );
}

function UnreadableNotice({ quarantined }: { quarantined: OfferedText }) {
  const { notices } = useMessages();
  const commands = useTaskCommands();
  return (
    <Notice look="danger" text={notices.unreadable}>
      <NoticeButton onClick={() => download('tasks-unreadable.txt', quarantined.text)}>
        {notices.downloadText}
      </NoticeButton>
      <DismissButton onClick={() => commands.discard(quarantined)}>{notices.discard}</DismissButton>
    </Notice>
  );
}

function FormerNotice({ quarantined }: { quarantined: OfferedText }) {
  const { notices } = useMessages();
  const commands = useTaskCommands();
  return (
    <Notice look="card" text={notices.former(quarantined.count ?? 0)}>
      <DismissButton onClick={() => void commands.restore(quarantined)}>
        {notices.restore}
      </DismissButton>
      <DismissButton onClick={() => commands.discard(quarantined)}>{notices.discard}</DismissButton>
    </Notice>
  );
}
