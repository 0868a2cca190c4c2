import type { Locator, Page } from '@playwright/test';
import { expect } from '../test';

/** More stops than any screen has between two of its controls. */
const MOST_STOPS = 60;

/** A visitor without a mouse, who must see at every stop where the focus is. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async tabTo(control: Locator) {
    await expect(control).toBeVisible();
    const stops: string[] = [];
    while (!(await control.evaluate((element) => element === document.activeElement))) {
      expect(stops.length, `Tab passes ${stops.join(' · ')}`).toBeLessThan(MOST_STOPS);
      await this.press('Tab');
      stops.push(await this.visibleStop());
    }
  }

  /** The name of what has the focus, which must be drawn with a line around it. */
  private async visibleStop(): Promise<string> {
    const { name, line } = await this.page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return {
        name: focused.getAttribute('aria-label') ?? focused.textContent.trim(),
        line: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    });
    expect(line, `the line around ${name}`).toBeGreaterThanOrEqual(2);
    return name;
  }
}
