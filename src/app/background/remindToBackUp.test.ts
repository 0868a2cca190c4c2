import { expect, test } from 'vitest';
import { deletesUnvisited } from './remindToBackUp';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  ['Safari, iPhone', `${IPHONE} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Safari, Mac and iPad', `${MAC}/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`],
  [
    'Chrome, iPhone',
    `${IPHONE} (KHTML, like Gecko) CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
  ],
])('%s deletes the list after seven days without a visit', (_, userAgent) => {
  expect(deletesUnvisited(userAgent)).toBe(true);
});

test.each([
  ['Chrome, Mac', `${MAC}/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36`],
  [
    'Firefox, Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
  ],
  [
    'Chrome, Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  ],
  [
    'WebKitGTK',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
  ],
])('%s does not delete the list of a page that is not visited', (_, userAgent) => {
  expect(deletesUnvisited(userAgent)).toBe(false);
});
