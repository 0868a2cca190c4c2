import { useStore } from 'zustand';
import { useMessages } from '../../i18n/DictionaryContext';
import { focusMain } from '../../ui/focusMain';
import { Notice, NoticeButton } from '../../ui/Notice';
import { newVersion } from '../background/newVersion';

/** The visitor chooses the moment: an unexpected reload would interrupt what they are doing. */
export function NewVersionNotice() {
  const { notices } = useMessages();
  const { reload } = useStore(newVersion);
  if (!reload) return null;
  const postpone = () => {
    newVersion.setState({ reload: null });
    focusMain();
  };
  return (
    <Notice text={notices.newVersion}>
      <NoticeButton onClick={reload}>{notices.reload}</NoticeButton>
      <NoticeButton onClick={postpone}>{notices.later}</NoticeButton>
    </Notice>
  );
}
