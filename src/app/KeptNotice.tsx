import { readTasks } from '../domain/savedTasks';
import { useMessages } from '../i18n/DictionaryContext';
import type { Kept } from '../storage/journal';
import { useTaskCommands } from '../store/StoreContext';
import { download } from '../ui/download';
import { Notice, NoticeButton } from '../ui/Notice';

/** Offers back what was set aside: damaged text as a file, a former list as tasks. */
export function KeptNotice({ kept }: { kept: Kept }) {
  const { notices } = useMessages();
  const commands = useTaskCommands();
  const dismiss = (
    <NoticeButton onClick={() => commands.forget(kept)}>{notices.dismiss}</NoticeButton>
  );
  if (kept.kind === 'unreadable') {
    return (
      <Notice text={notices.unreadable}>
        <NoticeButton onClick={() => download('tasks-unreadable.txt', kept.text)}>
          {notices.downloadText}
        </NoticeButton>
        {dismiss}
      </Notice>
    );
  }
  return (
    <Notice text={notices.former(readTasks(kept.text, () => '').tasks.length)}>
      <NoticeButton onClick={() => commands.restore(kept)}>{notices.restore}</NoticeButton>
      {dismiss}
    </Notice>
  );
}
