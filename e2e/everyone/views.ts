import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../storedData';

export interface View {
  readonly theme: 'light' | 'dark';
  readonly width: 390 | 1100;
}

const HEIGHTS = { 390: 844, 1100: 900 };

export const VIEWS: readonly View[] = (['light', 'dark'] as const).flatMap((theme) =>
  ([390, 1100] as const).map((width) => ({ theme, width })),
);

/** Changes how a scene is seen while it stands, which is much quicker than to play it once more. */
export class Viewer {
  private constructor(
    private readonly page: Page,
    private readonly otherTab: Page,
  ) {}

  static async beside(page: Page, context: BrowserContext): Promise<Viewer> {
    const otherTab = await context.newPage();
    await otherTab.goto('exampleTasks.json');
    return new Viewer(page, otherTab);
  }

  async read(language: Language) {
    await this.otherTab.evaluate((text) => {
      localStorage.setItem('language', text);
    }, JSON.stringify(language));
    // The app sets it once all its texts have changed.
    await this.page.locator(`html[lang="${language.toLowerCase()}"]`).waitFor();
  }

  async look({ theme, width }: View) {
    await this.otherTab.evaluate((dark) => {
      localStorage.setItem('theme', String(dark));
    }, theme === 'dark');
    // Whatever was pressed last is not hovered any more.
    await this.page.mouse.move(0, 0);
    await this.page.setViewportSize({ width, height: HEIGHTS[width] });
    await this.page.locator(`html[data-theme="${theme}"]`).waitFor();
  }
}
