import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  type ReactNode,
} from 'react';
import {
  arrangeNotices,
  NOTHING_DUE,
  type Arrangement,
  type Arranging,
  type DueNotice,
  type NoticeLook,
} from './arrangeNotices';

interface NoticeBoardValue extends Arrangement {
  readonly dispatch: (action: Arranging) => void;
}

const NoticeBoardContext = createContext<NoticeBoardValue>({ ...NOTHING_DUE, dispatch() {} });

interface NoticeBoardProps {
  /** Given the texts of newly shown notices, for screen readers. */
  readonly onShown: (text: string) => void;
  readonly children: ReactNode;
}

/**
 * Decides which notices are shown. They come from all over the app, and each decides by itself
 * whether it is due.
 */
export function NoticeBoard({ onShown, children }: NoticeBoardProps) {
  const [arrangement, dispatch] = useReducer(arrangeNotices, NOTHING_DUE);
  const spoken = useRef<readonly string[]>([]);
  const speak = useEffectEvent((shown: readonly string[]) => {
    const isNew = ({ id }: DueNotice) => shown.includes(id) && !spoken.current.includes(id);
    const texts = arrangement.due.filter(isNew).map(({ text }) => text);
    spoken.current = shown;
    // In one announcement, because the second of two would replace the first.
    if (texts.length > 0) onShown(texts.join('\n'));
  });
  useEffect(() => speak(arrangement.shown), [arrangement.shown]);
  const value = useMemo(() => ({ ...arrangement, dispatch }), [arrangement]);
  return <NoticeBoardContext value={value}>{children}</NoticeBoardContext>;
}

/** Puts a notice on the board. It is hidden where there is no room for it. */
export function usePostedNotice(look: NoticeLook, text: string) {
  const { shown, dispatch } = useContext(NoticeBoardContext);
  const id = useId();
  // A layout effect, because the next frame would show the notice and take it away.
  useLayoutEffect(() => {
    dispatch({ type: 'come', notice: { id, look, text }, used: noticeInUse() });
  }, [dispatch, id, look, text]);
  useLayoutEffect(() => () => dispatch({ type: 'go', id, used: noticeInUse() }), [dispatch, id]);
  return { id, hidden: !shown.includes(id) };
}

/** The number of hidden notices, and a way to see the next ones. After the last come the first. */
export function useHiddenNotices() {
  const { due, shown, dispatch } = useContext(NoticeBoardContext);
  return { count: due.length - shown.length, showNext: () => dispatch({ type: 'next' }) };
}

/** The visitor may be about to press one of its buttons. */
const noticeInUse = () => document.querySelector('[data-notice]:is(:hover, :focus-within)')?.id;
