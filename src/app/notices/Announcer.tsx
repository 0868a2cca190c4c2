import { useMessages } from '../../i18n/DictionaryContext';
import { useTaskState } from '../../store/StoreContext';
import { LiveRegion } from '../../ui/LiveRegion';
import { newsText } from './newsText';

/** Tells screen readers what everyone else can see. */
export function Announcer() {
  const messages = useMessages();
  const saying = useTaskState((state) => state.saying);
  return <LiveRegion id={saying?.id ?? 0} text={saying && newsText(messages, saying.said)} />;
}
