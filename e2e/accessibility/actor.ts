import type { Page } from '@playwright/test';
import type { Messages } from '../../src/i18n/pl';
import { openFresh, texts, type Language, type Stored } from '../storedData';
import { SAMPLES } from './sampleTasks';
import { TEXTS } from '../../src/i18n/texts.testing';

/** A visitor who finds controls by their names in the language of the scene. */
export class Actor {
  readonly texts: Messages;
  readonly samples;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.texts = TEXTS[language];
    this.samples = SAMPLES[language];
  }

  async open(path = 'zadania', stored: Stored = {}) {
    await openFresh(this.page, path, texts({ language: this.language, ...stored }));
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    // The last part of the main screen to render.
    if (/^zadania([?#]|$)/.test(path)) await this.button(this.texts.files.export).waitFor();
  }

  async openFew(path = 'zadania') {
    await this.open(path, { tasks: this.samples.few });
  }

  async openMixed(path = 'zadania') {
    await this.open(path, { tasks: this.samples.mixed });
  }

  /** An open task in both `few` and `mixed`. */
  get content() {
    return this.samples.few[1]?.content ?? '';
  }

  private button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(name: string) {
    await this.button(name).click();
  }

  async follow(name: string) {
    await this.page.getByRole('link', { name, exact: true }).click();
  }

  async sees(text: string) {
    await this.page.getByText(text).first().waitFor();
  }

  /** A notice stays while one of its buttons has the focus. */
  async holdNotice(button: string) {
    await this.button(button).focus();
  }

  async send() {
    await this.press(this.texts.files.export);
    await this.page.getByRole('menuitem', { name: this.texts.export.send, exact: true }).click();
    await this.page.getByRole('dialog').getByRole('textbox').waitFor();
  }

  async seesDialog() {
    await this.page.getByRole('dialog').waitFor();
  }
}
