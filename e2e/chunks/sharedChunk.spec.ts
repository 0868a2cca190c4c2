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

for (const { fault, type } of [
  { fault: '404', type: 'error' },
  { fault: 'hang', type: 'timeout' },
] as const) {
  test(`§7 a part that two others share fails (${fault}) under its own name, and comes when either is tried again`, async ({
    page,
  }) => {
    const host = await Host.start(folder);
    try {
      host.broken = { fault, address: /\/shared\./ };
      if (fault === 'hang') await page.clock.install();
      /** Lets the time pass after which a part that was asked for and does not come is given up. */
      const wait = async (address: RegExp) => {
        if (fault !== 'hang') return;
        await expect.poll(() => host.asked.some((asked) => address.test(asked))).toBe(true);
        await page.clock.fastForward(120_000);
      };
      await page.goto(`${host.url}index.html`);
      const output = page.locator('output');
      const line = new RegExp(
        `^Loading chunk shared failed\\.\\s\\(${type}: ${host.url}static/js/shared\\.\\w+\\.js`,
      );
      await page.getByRole('button', { name: 'first' }).click();
      await wait(/\/shared\./);
      await expect(output).toHaveText(line);
      await page.getByRole('button', { name: 'second' }).click();
      await wait(/\/shared\..*retry=/);
      await expect(output).toHaveText(new RegExp(`${line.source}\\?retry=1\\)$`));

      host.broken = null;
      await page.getByRole('button', { name: 'first' }).click();
      await expect(output).toHaveText('first with the shared part');
      await page.getByRole('button', { name: 'second' }).click();
      await expect(output).toHaveText('second with the shared part');
    } finally {
      await host.stop();
    }
  });
}
