import { expect, test } from '../hostTest';
import { tasks } from '../storedData';

test('a page left while its chunks are loading works after Back', async ({ page, list, host }) => {
  await list.open({ tasks: tasks('tea', 'milk') }, 'exampleTasks.json');
  host.broken = { fault: 'hang', address: /\/notices\./ };
  // Chunks requested early delay the load event.
  await page.goto('zadania', { waitUntil: 'commit' });
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect.poll(() => host.asked.join()).toMatch(/notices/);
  await page.evaluate(() => location.assign('exampleTasks.json'));
  await page.waitForURL('**/exampleTasks.json', { waitUntil: 'commit' });
  host.broken = null;
  await list.back();
  await expect(list.button('Export')).toBeVisible();
  await list.removeButton('tea').click();
  await list.button('Yes').click();
  await list.button('Undo').click();
  await expect(list.contents).toHaveText(['tea', 'milk']);
});
