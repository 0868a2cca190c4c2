import { tasks } from '../storedData';
import { expect, test } from '../test';

test('§4 §5 finish all sets every task to done, and is then disabled', async ({ list }) => {
  await list.open({ tasks: tasks('tea', 'x milk', 'bread') });
  await expect(list.button('Finish all')).toBeEnabled();
  await list.button('Finish all').click();
  for (const content of ['tea', 'milk', 'bread'])
    await expect(list.checkbox(content)).toBeChecked();
  await expect(list.button('Finish all')).toBeDisabled();

  await list.checkbox('tea').uncheck();
  await expect(list.button('Finish all')).toBeEnabled();

  await test.step('tasks that the search does not show', async () => {
    await list.search('milk');
    await expect(list.contents).toHaveText(['milk']);
    await list.button('Finish all').click();
    await list.search('');
    await expect(list.checkbox('tea')).toBeChecked();
  });
});

test('§4 hide done leaves out done tasks and its button then reads Show done', async ({ list }) => {
  await list.open({ tasks: tasks('x tea', 'milk', 'bread') });
  await list.button('Hide done').click();
  await expect(list.contents).toHaveText(['milk', 'bread']);
  await expect(list.button('Hide done')).toHaveCount(0);

  await list.checkbox('milk').click();
  await expect(list.contents).toHaveText(['bread']);
  await list.button('Show done').click();
  await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
  await expect(list.button('Show done')).toHaveCount(0);
});
