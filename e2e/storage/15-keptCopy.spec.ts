import { chooseWithoutPicker, readFile } from '../features/filesOnDisk';
import type { ListPage } from '../listPage';
import { tasks } from '../storedData';
import { expect, test } from './ownBrowser';

// A killed browser cannot hand over what was recorded of it.
test.use({ trace: 'off' });

// A whole browser is started several times, and a busy machine takes half a minute for each.
test.describe.configure({ timeout: 240_000 });

/** Runs in the page: the next copy comes so far and no further. */
function stopAtClose(isDone: boolean): void {
  const prototype = FileSystemWritableFileStream.prototype;
  const close = Reflect.get(prototype, 'close');
  Object.assign(prototype, {
    async close(this: FileSystemWritableFileStream) {
      if (isDone) await Reflect.apply(close, this, []);
      document.title = 'stopped';
      await new Promise(() => {});
    },
  });
}

/** Empty for the moment in which Chromium puts a new file in the place of the former one. */
async function copied({ page }: ListPage): Promise<string[]> {
  const text = await readFile(page, 'tasks.json');
  const copy: { content: string }[] = text ? JSON.parse(text) : [];
  return copy.map(({ content }) => content);
}

// In src/storage/copy/copyKeeper.guard.test.ts.
test('[C10] kill -9 in the middle of a copy leaves a whole one, and the next visit continues it @repeated', async ({
  ownBrowser,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'only Chromium lets a page keep a file');
  let list = await ownBrowser.start();
  await list.page.context().addInitScript(chooseWithoutPicker);
  await list.open({ tasks: tasks('tea') });
  await list.button('Export').click();
  await list.page.getByRole('menuitem', { name: 'Keep a copy in a file', exact: true }).click();
  await expect(list.page.getByText('Copy in tasks.json.')).toBeVisible();

  const killWhileAdding = async (content: string, isDone: boolean) => {
    await list.page.evaluate(stopAtClose, isDone);
    await list.add(content);
    await expect(list.page).toHaveTitle('stopped');
    await ownBrowser.kill();
    list = await ownBrowser.start();
    await list.page.context().addInitScript(chooseWithoutPicker);
    // A page of the same site without the app: what it finds is what was left.
    await list.page.goto('exampleTasks.json');
    return copied(list);
  };
  await test.step('before it is in its place: the former copy is', async () => {
    expect(await killWhileAdding('milk', false)).toEqual(['tea']);
    await list.open();
    await expect.poll(() => copied(list)).toEqual(['tea', 'milk']);
  });
  await test.step('before that is noted: it is known all the same', async () => {
    expect(await killWhileAdding('jam', true)).toEqual(['tea', 'milk', 'jam']);
    await list.open();
    await list.add('bread');
    await expect.poll(() => copied(list)).toEqual(['tea', 'milk', 'jam', 'bread']);
    await expect(list.page.getByText('Another program')).toHaveCount(0);
  });
});
