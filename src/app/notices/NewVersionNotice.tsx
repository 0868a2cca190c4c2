import { useStore } from 'zustand';
import { focusMain } from '../../ui/focusMain';
import { Notice, NoticeButton } from '../../ui/Notice';
import { newVersion } from '../newVersion';
import { useNoticeTexts } from './useNoticeTexts';

/** The visitor decides when: a reload in the middle of a thought would cost it. */
export function NewVersionNotice() {
  const { notices } = useNoticeTexts();
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
