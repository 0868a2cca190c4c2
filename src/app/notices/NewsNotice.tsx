import { useRef, type FocusEvent } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import { useTaskCommands, useTaskState } from '../../store/StoreContext';
import { focusMain } from '../../ui/focusMain';
import { NoticeButton } from '../../ui/Notice';
import { PassingNotice } from '../../ui/PassingNotice';
import { newsText } from './newsText';

/** Tells the visitor what has just happened, with Undo where there is one. */
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
  const act = (action: () => void) => {
    action();
    // The button is gone now: back to where the visitor was before it.
    const origin = cameFrom.current;
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
    else focusMain();
  };
  return (
    <PassingNotice key={id} text={newsText(messages, told)} onEnd={() => commands.dismissNotice()}>
      {told.type === 'partFailed' && (
        <NoticeButton
          onFocus={rememberOrigin}
          onClick={() =>
            act(() => {
              commands.dismissNotice();
              told.retry();
            })
          }
        >
          {messages.failure.retry}
        </NoticeButton>
      )}
      {step && (
        <NoticeButton onFocus={rememberOrigin} onClick={() => act(() => commands.undo(step))}>
          {messages.news.undo}
        </NoticeButton>
      )}
    </PassingNotice>
  );
}
