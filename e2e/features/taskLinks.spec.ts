import { tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

test('a link opens a new tab that learns nothing of this one', async ({ page, list, context }) => {
  await context.route('https://example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>there</title>' }),
  );
  await list.open({ tasks: tasks('https://example.org/there') }, 'zadania/1');
  const opening = context.waitForEvent('page');
  await list.link('https://example.org/there').click();
  const there = await opening;
  await expect(there).toHaveTitle('there');
  expect(await there.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL(/zadania\/1$/);
});
