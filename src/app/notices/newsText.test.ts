import { expect, test } from 'vitest';
import { en } from '../../i18n/en';
import { newsText } from './newsText';

test('what breaks is not called a part that did not come', () => {
  const error = new RangeError('Array buffer allocation failed');
  expect(newsText(en, { type: 'failed', error })).toBe(
    'Something broke. Array buffer allocation failed',
  );
});
