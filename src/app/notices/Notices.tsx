import { useEffect } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import { saveFile } from '../../screens/tasks/files/saveFile';
import { showAdded } from '../../screens/tasks/row/showTask';
import type { OrphanedDraft } from '../../store/drafts';
import {
  useBackground,
  useBackgroundState,
  useSettings,
  useSettingsCommands,
  useTaskCommands,
  useTaskState,
} from '../../store/StoreContext';
import { download } from '../../ui/download';
import { useBrowserValue } from '../../ui/lazyComponent';
import { useHiddenNotices } from '../../ui/NoticeBoard';
import { DismissButton, MoreNotices, Notice, NoticeButton, REGION } from '../../ui/Notice';
import { keepClear } from './keepClear';
import { RecoveryNotice } from './RecoveryNotice';
import { NotificationToast } from './NotificationToast';

/** Renders nothing while hydrating, because the prerendered HTML has no notices. */
export function Notices() {
  const isHydrated = useBrowserValue(() => true, false);
  return isHydrated && <DueNotices />;
}

/** Dangers to the list, offers, and the latest notification. */
function DueNotices() {
  const { notices } = useMessages();
  const offered = useTaskState((state) => state.offered);
  const orphanedDrafts = useTaskState((state) => state.orphanedDrafts);
  const hidden = useHiddenNotices();
  useEffect(() => {
    const region = document.getElementById(REGION);
    return region ? keepClear(region) : undefined;
  }, []);
  return (
    <>
      {hidden.count > 0 && (
        <MoreNotices onClick={hidden.showNext}>{notices.more(hidden.count)}</MoreNotices>
      )}
      <UnsavedNotices />
      {offered.map((text) => (
        <RecoveryNotice key={text.key} offered={text} />
      ))}
      {orphanedDrafts.map((draft) => (
        <OrphanedDraftNotice key={draft.id} draft={draft} />
      ))}
      <LanguageNotice />
      <NewVersionNotice />
      <BackupReminder />
      <ImportNotice />
      <NotificationToast />
    </>
  );
}

function UnsavedNotices() {
  const { notices, failure } = useMessages();
  const commands = useTaskCommands();
  const safety = useTaskState((state) => state.safety);
  const areSettingsSaved = useSettings((state) => state.saved);
  const isNothingSaved = safety === 'unsaved' && !areSettingsSaved;
  const danger = isNothingSaved ? 'nothingSaved' : safety;
  return (
    <>
      {danger !== 'safe' && (
        // A key, because a new danger must be announced like a new notice.
        <Notice key={danger} look="danger" text={notices[danger]}>
          <NoticeButton onClick={() => download('tasks.json', JSON.stringify(commands.tasks()))}>
            {failure.download}
          </NoticeButton>
          {safety === 'outdated' && (
            <NoticeButton onClick={() => location.reload()}>{failure.reload}</NoticeButton>
          )}
        </Notice>
      )}
      {!areSettingsSaved && !isNothingSaved && (
        <Notice
          look="danger"
          text={safety === 'safe' ? notices.onlyTasksSaved : notices.settingsUnsaved}
        />
      )}
    </>
  );
}

/** Offers the text that was typed into a row before another tab removed it. */
function OrphanedDraftNotice({ draft }: { draft: OrphanedDraft }) {
  const { add: texts, notices } = useMessages();
  const commands = useTaskCommands();
  const discard = () => commands.discardOrphanedDraft(draft);
  const add = () => {
    showAdded(commands.add(draft.text), commands);
    discard();
  };
  return (
    <Notice look="card" text={notices.orphan(draft.text)}>
      <DismissButton onClick={add}>{texts.button}</DismissButton>
      <DismissButton onClick={discard}>{notices.discard}</DismissButton>
    </Notice>
  );
}

function LanguageNotice() {
  const { notices, failure } = useMessages();
  const commands = useSettingsCommands();
  const failed = useSettings((state) => state.languageFailure);
  if (!failed) return null;
  return (
    <Notice text={`${notices.languageFailed} ${failed.line}`}>
      <DismissButton onClick={() => void commands.setLanguage(failed.language)}>
        {failure.retry}
      </DismissButton>
    </Notice>
  );
}

/** Lets the visitor choose the moment. An unexpected reload would interrupt them. */
function NewVersionNotice() {
  const { notices } = useMessages();
  const { state } = useBackground();
  const isReady = useBackgroundState(({ isNewVersionReady }) => isNewVersionReady);
  if (!isReady) return null;
  return (
    <Notice look="card" text={notices.newVersion}>
      <NoticeButton onClick={() => location.reload()}>{notices.reload}</NoticeButton>
      <DismissButton onClick={() => state.setState({ isNewVersionReady: false })}>
        {notices.later}
      </DismissButton>
    </Notice>
  );
}

/** Says that the list can be lost, once it is long enough to matter and nothing protects it. */
function BackupReminder() {
  const { backupReminder: texts } = useMessages().notices;
  const commands = useTaskCommands();
  const { noteBackup, dismissReminder } = useBackground();
  const danger = useBackgroundState((state) => state.reminder);
  if (!danger) return null;
  const save = () => {
    saveFile(commands.tasks(), 'json');
    noteBackup();
  };
  return (
    <Notice look="card" text={texts[danger]}>
      <DismissButton onClick={save}>{texts.save}</DismissButton>
      <DismissButton onClick={dismissReminder}>{texts.notNow}</DismissButton>
    </Notice>
  );
}

/** Appears only when an import takes more than half a second. */
function ImportNotice() {
  const { notification } = useMessages();
  const importing = useTaskState((state) => state.importing);
  return (
    importing !== null && <Notice text={notification.importing(Math.round(importing * 100))} />
  );
}
