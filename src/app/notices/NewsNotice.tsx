import { useRef, type FocusEvent } from 'react';
import type { Step } from '../../domain/undo';
import { useMessages } from '../../i18n/DictionaryContext';
import type { Told } from '../../store/news';
import { useTaskCommands, useTaskState } from '../../store/StoreContext';
import { focusMain } from '../../ui/focus/focus';
import { NoticeButton } from '../../ui/Notice';
import { PassingNotice } from '../../ui/PassingNotice';
import { newsText } from './newsText';
import { showTask } from './showTask';

const NO_REPEATS = { leftOut: null, repeated: null };

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
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
    else focusMain();
  };
  const undo = told.type === 'discarded' ? told.takeBack : step && (() => takeBack(step));
  const takeBack = (taken: Step) => {
    commands.undo(taken);
    // What was added out of sight is taken back out of sight.
    if (told.type === 'added') commands.tell({ type: 'undone' });
  };
  const { leftOut, repeated } = told.type === 'imported' ? told : NO_REPEATS;
  const shownTask = taskOf(told);
  const show = (task: string) => {
    commands.dismissNotice();
    showTask(commands, task);
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
      {repeated && (
        <NoticeButton onFocus={rememberOrigin} onClick={() => act(repeated.remove)}>
          {messages.news.removeRepeated(repeated.count)}
        </NoticeButton>
      )}
      {leftOut && (
        <NoticeButton onFocus={rememberOrigin} onClick={() => act(leftOut.add)}>
          {messages.news.addLeftOut(leftOut.count)}
        </NoticeButton>
      )}
      {shownTask !== null && (
        <NoticeButton onClick={() => show(shownTask)}>{messages.news.show}</NoticeButton>
      )}
      {undo && (
        <NoticeButton onFocus={rememberOrigin} onClick={() => act(undo)}>
          {messages.news.undo}
        </NoticeButton>
      )}
    </PassingNotice>
  );
}

/** The task that the notice can lead to: the one it tells of, or the one that was there before. */
function taskOf(told: Told): string | null {
  if (told.type === 'addedAgain') return told.twin;
  return told.type === 'added' || told.type === 'edited' || told.type === 'done' ? told.id : null;
}
