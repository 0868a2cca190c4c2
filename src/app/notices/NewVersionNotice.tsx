import { useStore } from 'zustand';
import { useMessages } from '../../i18n/DictionaryContext';
import { EndingButton, Notice, NoticeButton } from '../../ui/Notice';
import { newVersion } from '../background/newVersion';

/** The visitor chooses the moment: an unexpected reload would interrupt what they are doing. */
export function NewVersionNotice() {
  const { notices } = useMessages();
  const { reload } = useStore(newVersion);
  if (!reload) return null;
  const postpone = () => newVersion.setState({ reload: null });
  return (
    <Notice text={notices.newVersion}>
      <NoticeButton onClick={reload}>{notices.reload}</NoticeButton>
      <EndingButton onClick={postpone}>{notices.later}</EndingButton>
    </Notice>
  );
}
