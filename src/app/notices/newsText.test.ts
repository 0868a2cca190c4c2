import { expect, test } from 'vitest';
import { en } from '../../i18n/en';
import { NOTICE_TEXTS } from '../../i18n/noticeTexts';
import { newsText } from './newsText';

test('what breaks is not called a part that did not come', () => {
  const texts = { ...NOTICE_TEXTS.EN, failure: en.failure };
  const error = new RangeError('Array buffer allocation failed');
  expect(newsText(texts, { type: 'failed', error })).toBe(
    'Something broke. Array buffer allocation failed',
  );
});
