import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import { useSettings, useTaskCommands, useTaskState } from '../../store/StoreContext';
import { download } from '../../ui/download';
import { EndingButton, MoreNotices, Notice, NoticeButton, REGION } from '../../ui/Notice';
import { useLanguageSwitch } from '../../store/TextsContext';
import { ImportNotice } from './ImportNotice';
import { keepClear } from './keepClear';
import { KeptNotice } from './KeptNotice';
import { NewVersionNotice } from './NewVersionNotice';
import { NotificationToast } from './NotificationToast';
import { OrphanedDraftNotice } from './OrphanedDraftNotice';
import { pageNotices, type NoticePages } from './pageNotices';
import { WordNotice } from './WordNotice';

/** Everything the visitor has to know about the safety of the list, and what has just happened. */
export function Notices() {
  const { notices, failure } = useMessages();
  const commands = useTaskCommands();
  const safety = useTaskState((state) => state.safety);
  const kept = useTaskState((state) => state.kept);
  const orphanedDrafts = useTaskState((state) => state.orphanedDrafts);
  const settingsSaved = useSettings((state) => state.saved);
  const { show, failed } = useLanguageSwitch();
  const [pages, setPages] = useState<NoticePages | null>(null);
  useEffect(() => {
    const region = document.getElementById(REGION);
    if (!region) return undefined;
    const ends = [keepClear(region), pageNotices(region, setPages)];
    return () => ends.forEach((end) => end());
  }, []);
  const nothingSaved = safety === 'unsaved' && !settingsSaved;
  return (
    <>
      {pages && pages.rest > 0 && (
        <MoreNotices onClick={pages.showNext}>{notices.more(pages.rest)}</MoreNotices>
      )}
      {safety !== 'safe' && (
        <Notice look="danger" text={nothingSaved ? notices.nothingSaved : notices[safety]}>
          <NoticeButton onClick={() => download('tasks.json', JSON.stringify(commands.tasks()))}>
            {failure.download}
          </NoticeButton>
          {safety === 'outdated' && (
            <NoticeButton onClick={() => location.reload()}>{failure.reload}</NoticeButton>
          )}
        </Notice>
      )}
      {!settingsSaved && !nothingSaved && <Notice look="danger" text={notices.settingsUnsaved} />}
      {kept.map((item) => (
        <KeptNotice key={item.key} kept={item} />
      ))}
      {orphanedDrafts.map((draft) => (
        <OrphanedDraftNotice key={draft.id} draft={draft} />
      ))}
      {failed && (
        <Notice text={`${notices.languageFailed} ${failed.line}`}>
          <EndingButton onClick={() => show(failed.language)}>{failure.retry}</EndingButton>
        </Notice>
      )}
      <NewVersionNotice />
      <WordNotice />
      <ImportNotice />
      <NotificationToast />
    </>
  );
}
