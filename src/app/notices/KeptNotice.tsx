import { useState } from 'react';
import { restore } from '../../domain/restore';
import { readTasks } from '../../domain/savedTasks';
import { useMessages } from '../../i18n/DictionaryContext';
import type { Kept } from '../../storage/journal';
import { useTaskCommands } from '../../store/StoreContext';
import { download } from '../../ui/download';
import { focusMain } from '../../ui/focusMain';
import { Notice, NoticeButton } from '../../ui/Notice';

/** Offers what storage has set aside: damaged text as a download, a former list as tasks. */
export function KeptNotice({ kept }: { kept: Kept }) {
  return kept.kind === 'former' ? <FormerNotice kept={kept} /> : <UnreadableNotice kept={kept} />;
}

function UnreadableNotice({ kept }: { kept: Kept }) {
  const { notices } = useMessages();
  const commands = useTaskCommands();
  return (
    <Notice text={notices.unreadable}>
      <NoticeButton onClick={() => download('tasks-unreadable.txt', kept.text)}>
        {notices.downloadText}
      </NoticeButton>
      <NoticeButton onClick={() => leaving(() => commands.discard(kept))}>
        {notices.discard}
      </NoticeButton>
    </Notice>
  );
}

function FormerNotice({ kept }: { kept: Kept }) {
  const { notices } = useMessages();
  const commands = useTaskCommands();
  const [count] = useState(() => readTasks(kept.text, () => '').tasks.length);
  return (
    <Notice text={notices.former(count)}>
      <NoticeButton onClick={() => leaving(() => commands.restore(kept, restore))}>
        {notices.restore}
      </NoticeButton>
      <NoticeButton onClick={() => leaving(() => commands.discard(kept))}>
        {notices.discard}
      </NoticeButton>
    </Notice>
  );
}

/** The pressed button disappears with its notice, so the focus has to move first. */
function leaving(act: () => void): void {
  act();
  focusMain();
}
