import { useTaskState } from '../../store/StoreContext';
import { Notice } from '../../ui/Notice';
import { useNoticeTexts } from './useNoticeTexts';

/** Comes only when an import takes its time. */
export function ImportNotice() {
  const { news } = useNoticeTexts();
  const importing = useTaskState((state) => state.importing);
  return importing !== null && <Notice text={news.importing(Math.round(importing * 100))} />;
}
