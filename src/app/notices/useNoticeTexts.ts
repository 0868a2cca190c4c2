import { useDictionary } from '../../i18n/DictionaryContext';
import { NOTICE_TEXTS } from '../../i18n/noticeTexts';
import type { NoticeMessages } from '../../i18n/notices/pl';
import type { Messages } from '../../i18n/pl';

export type NoticeTexts = NoticeMessages & Pick<Messages, 'failure'>;

export function useNoticeTexts(): NoticeTexts {
  const { language, messages } = useDictionary();
  return { ...NOTICE_TEXTS[language], failure: messages.failure };
}
