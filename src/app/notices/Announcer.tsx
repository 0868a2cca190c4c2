import { useTaskState } from '../../store/StoreContext';
import { LiveRegion } from '../../ui/LiveRegion';
import { newsText } from './newsText';
import { useNoticeTexts } from './useNoticeTexts';

/** Says what can be seen to those who do not see it. */
export function Announcer() {
  const texts = useNoticeTexts();
  const saying = useTaskState((state) => state.saying);
  return <LiveRegion id={saying?.id ?? 0} text={saying && newsText(texts, saying.said)} />;
}
