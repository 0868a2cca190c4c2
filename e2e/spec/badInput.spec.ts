import { storedTasks, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

test.use({ expectedErrors: NOT_FOUND_LINE });

const CONTENTS = {
  '400 letters without a space': 'w'.repeat(400),
  'emoji with joiners and flags': '👩‍👩‍👧‍👦🏳️‍🌈🇵🇱'.repeat(40),
  'right-to-left text': 'שלום עולם مرحبا بالعالم \u202eabc',
  'control characters': 'a\u0000b\u0007c\u001b[31m\u0085d\u2028e',
  markup: '<img src=x onerror=alert(1)> &amp; <script>throw 1</script>',
  'a lone surrogate': 'x\ud800y',
};

test('§5 odd texts are shown in full on every screen at 320 px, without sideways scroll', async ({
  page,
  list,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const stored = tasks(...Object.values(CONTENTS));
  await list.open({ tasks: stored });
  await expect(list.rows).toHaveCount(stored.length);
  for (const [index, [kind, content]] of Object.entries(CONTENTS).entries()) {
    await test.step(kind, async () => {
      const row = list.rows.nth(index);
      const shown = (text: string | null) => expect(text?.includes(content)).toBe(true);

      shown(await row.getByRole('link').textContent());
      expect(await sideways(), 'list').toBeLessThanOrEqual(0);
      const box = await row.getByRole('link').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);

      await row.getByRole('button', { name: /^Edit: / }).click();
      await expect(list.editor).toBeFocused();
      expect(await sideways(), 'editor').toBeLessThanOrEqual(0);
      await list.editor.press('Escape');

      await row.getByRole('button', { name: /^Remove: / }).click();
      shown(await list.dialog.textContent());
      expect(await sideways(), 'dialog').toBeLessThanOrEqual(0);
      await list.button('No').click();

      await row.getByRole('link').click();
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      shown(await heading.textContent());
      expect(await sideways(), 'details').toBeLessThanOrEqual(0);
      expect((await storedTasks(page))[index]).toMatchObject({ id: `${index + 1}`, done: false });
      await list.back();
      await expect(list.rows).toHaveCount(stored.length);
    });
  }
});

test('§5 §9 a task of 100,000 characters is added, kept and shown in full', async ({
  page,
  list,
}) => {
  const content = 'long '.repeat(20_000).trim();
  await list.open();
  await list.add(`${content}!`);
  await expect(list.rows).toHaveCount(1);
  await expect.poll(async () => (await storedTasks(page))[0]?.content.length).toBe(100_000);
  await page.reload();
  expect((await list.contents.textContent())?.length).toBe(100_000);
  await list.contents.press('Enter');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect.poll(async () => (await heading.textContent())?.length).toBe(100_000);
});

test('§5 typed emoji and right-to-left text are kept as typed', async ({ page, list }) => {
  await list.open();
  for (const content of ['👩‍👩‍👧‍👦 rodzina', 'שלום עולם', 'é e\u0301']) await list.add(content);
  await expect(list.rows).toHaveCount(3);
  const stored = async () => (await storedTasks(page)).map((task) => task.content);
  await expect.poll(stored).toEqual(['👩‍👩‍👧‍👦 rodzina', 'שלום עולם', 'é e\u0301']);
});

test('§5 §9 there is no limit on the number of tasks: with 1,000, one more is added', async ({
  page,
  list,
}) => {
  const many = tasks(...Array.from({ length: 1000 }, (_, index) => `task ${index}`));
  await list.open({ tasks: many }, 'zadania?szukaj=task+999');
  await expect(list.contents).toHaveText(['task 999']);
  await list.add('one more');
  await expect.poll(async () => (await storedTasks(page)).length).toBe(1001);
});

test('§2 no screen scrolls sideways at 320 px', async ({ page, list }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['zadania', 'zadania/1', 'zadania/unknown', 'autor', 'info', 'nowhere']) {
    await list.open({ tasks: tasks('tea') }, path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});

test('§5 content of spaces alone has the name of no content on every screen', async ({ list }) => {
  await list.open({ tasks: [{ id: '1', content: ' \u00a0 ', done: false }] });
  await expect(list.contents).toHaveText('(no content)');
  await expect(list.checkbox('(no content)')).toBeVisible();
  await expect(list.editButton('(no content)')).toBeVisible();
  await list.removeButton('(no content)').click();
  await expect(list.dialog).toContainText('(no content)');
  await list.button('No').click();
  await list.contents.click();
  await expect(list.heading('(no content)')).toBeVisible();
});
