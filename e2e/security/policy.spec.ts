import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../host.mjs';
import { expect, test } from '../test';

test('hosts get the same policy, and no page may frame the app', () => {
  const page = readFileSync(join(builtSite(), 'index.html'), 'utf8');
  const policy = /content="(default-src[^"]+)"/.exec(page)?.[1] ?? 'no policy';
  for (const name of ['nginx.conf', '_headers']) {
    const text = readFileSync(join(`${builtSite()}-hosting`, name), 'utf8');
    expect(text).toContain(`${policy}; frame-ancestors 'none'`);
    expect(text).not.toContain('{{');
  }
});

test.describe('the policy holds', () => {
  // The browser reports each attempt.
  test.use({
    expectedErrors: /Content.Security.Policy|TrustedHTML|TrustedScript|Sink type mismatch|violat/i,
  });

  test('against scripts, HTML, styles and a second policy', async ({ page, list }) => {
    await list.open();
    await list.newTask.waitFor();
    const outcome = await page.evaluate(async () => {
      const refused = (attempt: () => void) => {
        try {
          attempt();
          return 'allowed';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      };
      const violated: string[] = [];
      Object.assign(window, { violated });
      addEventListener('securitypolicyviolation', (event) =>
        violated.push(event.effectiveDirective),
      );
      const element = document.createElement('div');
      const script = document.createElement('script');
      const asHtml = refused(() => {
        element.innerHTML = '<img src=x onerror=window.hacked=1>';
      });
      const asAddress = refused(() => {
        script.src = 'https://example.org/x.js';
      });
      const asPolicy = refused(
        () => void Reflect.get(window, 'trustedTypes')?.createPolicy('other', {}),
      );
      element.setAttribute('style', 'color: red');
      const image = document.createElement('img');
      image.src = 'https://example.org/x.png';
      document.body.append(element, image);
      const asked = await fetch('https://example.org/').then(
        () => 'allowed',
        () => 'refused',
      );
      return { asHtml, asAddress, asPolicy, asked };
    });
    expect(outcome).toEqual({
      asHtml: 'refused',
      asAddress: 'refused',
      asPolicy: 'refused',
      asked: 'refused',
    });
    const violated = () => page.evaluate(() => Reflect.get(window, 'violated'));
    for (const directive of [
      'style-src-attr',
      'img-src',
      'connect-src',
      'require-trusted-types-for',
    ]) {
      await expect.poll(violated).toContain(directive);
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
