import { expect, test } from '../test';

test('§7 only exampleTasks.json is asked for', async ({ context, page, list, baseURL }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.clock.install();
  await list.open();
  await list.add('tea');
  await list.button('PL').click();
  await list.button('ES').click();
  await list.button('EN').click();
  await list.link('tea').click();
  await list.link('About author').click();
  await list.link('About application').click();
  await list.link('Tasks').click();
  await list.button('Get example tasks').click();
  await page.clock.runFor(10_000);
  await expect(list.rows).toHaveCount(5);
  await page.clock.runFor(130_000);
  // Metrics would be sent when the page is left.
  await page.goto('zadania');

  expect(asked.filter((line) => !line.startsWith(`GET ${baseURL}`))).toEqual([]);
  const paths = asked.map((line) => line.replace(`GET ${baseURL}`, ''));
  const isStatic =
    /^(static\/|favicon|icons?[/.-]|manifest|site\.webmanifest|[a-z/]*$|.*\.(svg|png|ico|webmanifest)$)/;
  expect(paths.filter((path) => !isStatic.test(path))).toEqual(['exampleTasks.json']);
});
