import { useMessages } from '../../i18n/DictionaryContext';
import { useTaskState } from '../../store/StoreContext';
import { Notice } from '../../ui/Notice';

/** Appears only when an import takes more than half a second. */
export function ImportNotice() {
  const { news } = useMessages();
  const importing = useTaskState((state) => state.importing);
  return importing !== null && <Notice text={news.importing(Math.round(importing * 100))} />;
}
