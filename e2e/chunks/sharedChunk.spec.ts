import { rmSync } from 'node:fs';
import { Host } from '../host.mjs';
import { expect, test } from '../test';
import { buildShared } from './sharedBuild';

test.use({
  expectedErrors: /Failed to load resource|Loading failed for|Unexpected token|expected expression/,
});

let folder: string;
test.beforeAll(async () => {
  folder = await buildShared();
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('§7 a part that two others share fails under its own name, and comes when either is tried again', async ({
  page,
}) => {
  const host = await Host.start(folder);
  host.broken = { fault: '404', address: /\/shared\./ };
  await page.goto(`${host.url}index.html`);
  const output = page.locator('output');
  const line = new RegExp(
    `^Loading chunk shared failed\\.\\s\\(error: ${host.url}static/js/shared\\.\\w+\\.js`,
  );
  await page.getByRole('button', { name: 'first' }).click();
  await expect(output).toHaveText(line);
  await page.getByRole('button', { name: 'second' }).click();
  await expect(output).toHaveText(new RegExp(`${line.source}\\?retry=1\\)$`));

  host.broken = null;
  await page.getByRole('button', { name: 'first' }).click();
  await expect(output).toHaveText('first with the shared part');
  await page.getByRole('button', { name: 'second' }).click();
  await expect(output).toHaveText('second with the shared part');
  await host.stop();
});
