import { useStore } from 'zustand';
import { useMessages } from '../../i18n/DictionaryContext';
import { EndingButton, Notice, NoticeButton } from '../../ui/Notice';
import { newVersion } from '../background/newVersion';

/** The visitor chooses the moment: an unexpected reload would interrupt what they are doing. */
export function NewVersionNotice() {
  const { notices } = useMessages();
  const { isReady } = useStore(newVersion);
  if (!isReady) return null;
  const postpone = () => newVersion.setState({ isReady: false });
  return (
    <Notice look="card" text={notices.newVersion}>
      <NoticeButton onClick={() => location.reload()}>{notices.reload}</NoticeButton>
      <EndingButton onClick={postpone}>{notices.later}</EndingButton>
    </Notice>
  );
}
