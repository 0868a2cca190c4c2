import { ListPage } from '../listPage';
import { expect, test as base } from '../test';

/** Fails the test if a text has run, opened a dialog, or violated the policy. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ context, page }, use) => {
      const reports: string[] = [];
      await context.exposeFunction('report', (text: string) => reports.push(text));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const line = `${event.violatedDirective} ${event.blockedURI} ${event.sample}`;
          Reflect.get(window, 'report')(line);
        });
      });
      page.on('dialog', (dialog) => {
        reports.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      context.on('request', (request) => {
        if (!request.url().startsWith('http://localhost')) reports.push(`asked ${request.url()}`);
      });
      await use();
      reports.push(...(await page.evaluate(() => ('hacked' in window ? ['a text ran'] : []))));
      expect(reports, 'what the texts did').toEqual([]);
    },
    { auto: true },
  ],
  list: async ({ page }, use) => use(new ListPage(page)),
});

export { expect } from '../test';
