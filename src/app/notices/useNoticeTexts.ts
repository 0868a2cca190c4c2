import { useDictionary } from '../../i18n/DictionaryContext';
import { NOTICE_TEXTS } from '../../i18n/noticeTexts';
import type { NoticeTexts as OwnTexts } from '../../i18n/notices/pl';
import type { Messages } from '../../i18n/pl';

export type NoticeTexts = OwnTexts & Pick<Messages, 'failure'>;

export function useNoticeTexts(): NoticeTexts {
  const { language, messages } = useDictionary();
  return { ...NOTICE_TEXTS[language], failure: messages.failure };
}
