import { expect, type Page } from '@playwright/test';
import type { Messages } from '../../src/i18n/pl';
import { chooseWithoutPicker, writeFile } from '../beyond/filesOnDisk';
import { breakStorage } from '../storage/brokenStorage';
import { journalLength } from '../storage/journalLength';
import { listOf } from '../sharedList';
import { openAnew, openWith, texts, type Language, type Stored } from '../storedData';
import { NOT_FOUND_LINE } from '../test';
import * as mishap from './mishaps';
import { longList, SAMPLES } from './sampleTasks';
import { TEXTS } from './texts';

/** Somebody in front of the app, who reads its language. */
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
    await openAnew(this.page, path, texts({ language: this.language, ...stored }));
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    // Of the main screen, the last part to come.
    if (/^zadania([?#]|$)/.test(path)) await this.button(this.texts.files.export).waitFor();
  }

  async openFew(path = 'zadania') {
    await this.open(path, { tasks: this.samples.few });
  }

  async openMixed(path = 'zadania') {
    await this.open(path, { tasks: this.samples.mixed });
  }

  /** The content of a task that is not done and stands in `few` as well as in `mixed`. */
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

  /** A notice stays for as long as one of its buttons has the focus. */
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

export interface Scene {
  readonly name: string;
  /** What the console says when the scene goes as it should. */
  readonly expectedErrors?: RegExp;
  /** Shown as the window shows it: a page of its whole length would say less. */
  readonly isWindow?: true;
  /** It is about the language itself: another one would end the scene. */
  readonly hasOneLanguage?: true;
  readonly play: (actor: Actor) => Promise<void>;
}

/** Every screen and every state that it can be in: what is looked at and what axe goes through. */
export const SCENES: readonly Scene[] = [
  { name: 'tasks', play: (actor) => actor.openFew() },
  { name: 'tasks-empty', play: (actor) => actor.open() },
  { name: 'tasks-mixed', play: (actor) => actor.openMixed() },
  {
    name: 'tasks-long',
    isWindow: true,
    async play(actor) {
      await actor.open('zadania', { tasks: longList(actor.language) });
      await actor.page.locator('[aria-setsize="600"]').first().waitFor();
      await actor.page.waitForFunction(() => document.body.scrollHeight > 5000);
      await actor.page.evaluate(() => scrollTo(0, 5000));
      await actor.page.locator('[aria-posinset="1"]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'tasks-all-done-hidden',
    async play(actor) {
      await actor.openFew();
      await actor.press(actor.texts.list.finishAll);
      await actor.press(actor.texts.list.hideDone);
      await actor.sees(actor.texts.list.allHidden);
      await actor.holdNotice(actor.texts.news.undo);
    },
  },
  {
    name: 'search-matches',
    play: (actor) => actor.openMixed(`zadania?szukaj=${actor.samples.term}`),
  },
  { name: 'search-without-result', play: (actor) => actor.openFew('zadania?szukaj=%C4%8Dtvrtek') },
  {
    name: 'editing',
    async play(actor) {
      await actor.openMixed();
      await actor.press(actor.texts.row.edit(actor.samples.mixed[2]?.content ?? ''));
      await actor.page.locator('[data-task] textarea').waitFor();
    },
  },
  {
    name: 'examples-loading',
    async play(actor) {
      await actor.page.route('**/exampleTasks.json', () => {});
      await actor.openFew();
      await actor.press(actor.texts.add.examples);
      await actor.sees(actor.texts.add.loading);
    },
  },
  {
    name: 'dialog-remove',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      await actor.press(actor.texts.row.remove(actor.content));
      await actor.seesDialog();
    },
  },
  {
    name: 'dialog-remove-long',
    isWindow: true,
    async play(actor) {
      await actor.openMixed();
      await actor.press(actor.texts.row.remove(actor.samples.mixed[2]?.content ?? ''));
      await actor.seesDialog();
    },
  },
  {
    name: 'dialog-remove-all',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      await actor.press(actor.texts.list.removeAll);
      await actor.seesDialog();
    },
  },
  {
    name: 'dialog-remove-done',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      await actor.press(actor.texts.files.removeDone);
      await actor.seesDialog();
    },
  },
  {
    name: 'dialog-shortcuts',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      await actor.press(actor.texts.files.shortcuts);
      await actor.seesDialog();
    },
  },
  {
    name: 'dialog-send',
    isWindow: true,
    async play(actor) {
      await actor.openMixed(`zadania?szukaj=${actor.samples.term}`);
      await actor.send();
    },
  },
  {
    name: 'dialog-send-long',
    isWindow: true,
    async play(actor) {
      await actor.open('zadania', { tasks: longList(actor.language) });
      await actor.send();
    },
  },
  {
    name: 'dialog-offer',
    isWindow: true,
    async play(actor) {
      const [first, ...others] = actor.samples.mixed;
      const changed = [{ id: '1', content: first?.content ?? '', done: true }, ...others];
      await actor.openFew(`zadania#lista=${listOf(changed)}`);
      await actor.seesDialog();
    },
  },
  {
    name: 'menu-export',
    async play(actor) {
      await actor.openFew();
      await actor.press(actor.texts.files.export);
      await actor.page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'copy-changed-by-others',
    async play(actor) {
      await actor.page.addInitScript(chooseWithoutPicker);
      await actor.openFew();
      await actor.press(actor.texts.files.export);
      await actor.page.getByRole('menuitem', { name: actor.texts.export.keepCopy }).click();
      await actor.sees(actor.texts.news.copyKept);
      await writeFile(actor.page, 'tasks.json', '[]');
      await actor.page.getByRole('checkbox').last().check();
      await actor.sees(actor.texts.copy.foreign);
    },
  },
  {
    name: 'menu-mobile',
    async play(actor) {
      await actor.page.setViewportSize({ width: 390, height: 844 });
      await actor.openFew();
      await actor.press(actor.texts.nav.open);
    },
  },
  {
    name: 'file-over-page',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      await actor.page.evaluate(mishap.holdFileOverPage);
      await actor.sees(actor.texts.drop);
    },
  },
  {
    name: 'notice-undo',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      await actor.press(actor.texts.row.remove(actor.content));
      await actor.press(actor.texts.dialog.yes);
      await actor.holdNotice(actor.texts.news.undo);
    },
  },
  {
    name: 'notice-imported',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      const buffer = Buffer.from(actor.samples.mixed.map(({ content }) => content).join('\n'));
      await actor.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'tasks.txt', mimeType: 'text/plain', buffer });
      await actor.holdNotice(actor.texts.news.undo);
    },
  },
  {
    name: 'notice-fragile',
    isWindow: true,
    async play(actor) {
      await actor.page.addInitScript(breakStorage);
      await actor.openFew('zadania?broken=works,refuses');
      await actor.sees(actor.texts.notices.fragile);
    },
  },
  {
    name: 'notice-nothing-saved',
    isWindow: true,
    async play(actor) {
      // A language can be stored only as long as storing still works.
      await actor.openFew();
      await actor.page.addInitScript(breakStorage);
      await actor.page.goto('zadania?broken=refuses,refuses');
      await actor.press(actor.texts.list.finishAll);
      await actor.sees(actor.texts.notices.nothingSaved);
      await actor.holdNotice(actor.texts.news.undo);
    },
  },
  {
    name: 'notice-unreadable',
    isWindow: true,
    async play(actor) {
      const list = JSON.stringify(actor.samples.few);
      const local = { language: `"${actor.language}"`, tasks: list.slice(0, -5) };
      await openWith(actor.page, 'zadania', local);
      await actor.sees(actor.texts.notices.unreadable);
    },
  },
  {
    name: 'notice-former-list',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      await actor.page.getByRole('checkbox').last().check();
      await expect.poll(() => journalLength(actor.page)).toBe(2);
      await actor.page.evaluate(() => localStorage.setItem('tasks', '[]'));
      await actor.page.reload();
      await actor.sees(actor.texts.notices.former(actor.samples.few.length));
    },
  },
  {
    name: 'notice-new-version',
    isWindow: true,
    async play(actor) {
      await actor.page.addInitScript(mishap.announceNewVersion);
      await actor.openFew();
      await actor.sees(actor.texts.notices.newVersion);
    },
  },
  {
    name: 'notice-word',
    isWindow: true,
    async play(actor) {
      const stored = { language: actor.language, tasks: longList(actor.language).slice(0, 12) };
      // The first visit was long ago.
      const local = { ...texts(stored), 'tasks.backup': '{"firstVisit":1}' };
      await openAnew(actor.page, 'zadania', local);
      await actor.sees(actor.texts.notices.word.cleared);
    },
  },
  {
    name: 'notice-language-failed',
    isWindow: true,
    hasOneLanguage: true,
    expectedErrors: /Failed to load resource|Loading chunk|Loading failed for/,
    async play(actor) {
      const other = actor.language === 'ES' ? 'EN' : 'ES';
      const address = `**/static/js/${other.toLowerCase()}.*.js*`;
      await actor.page.route(address, (route) => route.abort());
      await actor.openFew();
      await actor.press(other);
      await actor.sees(actor.texts.notices.languageFailed);
    },
  },
  {
    name: 'part-failed',
    isWindow: true,
    expectedErrors: /Failed to load resource|Loading chunk|Loading failed for/,
    async play(actor) {
      await actor.page.route('**/static/js/list-tools.*.js*', (route) => route.abort());
      await actor.openFew();
      await actor.press(actor.texts.files.shortcuts);
      await actor.sees(actor.texts.failure.chunkTitle);
    },
  },
  {
    name: 'screen-crashed',
    expectedErrors: mishap.CRASH_LINE,
    async play(actor) {
      await actor.openFew('autor');
      await actor.page.evaluate(mishap.crashOn, 'some' as const);
      await actor.follow(actor.texts.nav.tasks);
      await actor.sees(actor.texts.failure.crashTitle);
    },
  },
  {
    name: 'page-crashed',
    expectedErrors: mishap.CRASH_LINE,
    async play(actor) {
      await actor.openFew();
      await actor.page.evaluate(mishap.crashOn, 'find' as const);
      await actor.page.evaluate(mishap.goToTask);
      await actor.sees(actor.texts.failure.crashTitle);
    },
  },
  { name: 'task', expectedErrors: NOT_FOUND_LINE, play: (actor) => actor.openFew('zadania/1') },
  {
    name: 'task-long',
    expectedErrors: NOT_FOUND_LINE,
    play: (actor) => actor.openMixed('zadania/3'),
  },
  {
    name: 'task-links',
    expectedErrors: NOT_FOUND_LINE,
    async play(actor) {
      await actor.openMixed('zadania/4');
      await actor.page.getByRole('list', { name: actor.texts.task.links }).waitFor();
    },
  },
  {
    name: 'task-unknown',
    expectedErrors: NOT_FOUND_LINE,
    play: (actor) => actor.open('zadania/nie'),
  },
  { name: 'author', play: (actor) => actor.open('autor') },
  { name: 'info', play: (actor) => actor.open('info') },
  { name: 'not-found', expectedErrors: NOT_FOUND_LINE, play: (actor) => actor.open('donikad') },
];

/** Together they have every kind of control: its contrast and its size are measured there. */
export const WITH_CONTROLS = new Set([
  'tasks',
  'editing',
  'dialog-remove',
  'dialog-shortcuts',
  'dialog-send',
  'dialog-offer',
  'notice-undo',
  'menu-mobile',
  'page-crashed',
  'not-found',
]);
