import { useRef, type FocusEvent } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import { useTaskCommands, useTaskState } from '../../store/StoreContext';
import { focusMain } from '../../ui/focusMain';
import { NoticeButton } from '../../ui/Notice';
import { PassingNotice } from '../../ui/PassingNotice';
import { newsText } from './newsText';

/** What the visitor has just done, with a way back. */
export function NewsNotice() {
  const messages = useMessages();
  const notice = useTaskState((state) => state.notice);
  const commands = useTaskCommands();
  const cameFrom = useRef<EventTarget | null>(null);
  if (!notice) return null;
  const { id, told, step } = notice;

  const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
    cameFrom.current = relatedTarget;
  };
  const undoStep = () => {
    if (step) commands.undo(step);
    // The button is gone now: back to where the visitor was before it.
    const origin = cameFrom.current;
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
    else focusMain();
  };
  return (
    <PassingNotice key={id} text={newsText(messages, told)} onEnd={() => commands.dismissNotice()}>
      {step && (
        <NoticeButton onFocus={rememberOrigin} onClick={undoStep}>
          {messages.news.undo}
        </NoticeButton>
      )}
    </PassingNotice>
  );
}
