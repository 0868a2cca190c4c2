import { openAfterMonth } from '../earlierVisit';
import { atRest } from '../storage/atRest';
import { breakStorage } from '../storage/brokenStorage';
import { openWith, texts } from '../storedData';
import * as mishap from './mishaps';
import { longList } from './sampleTasks';
import type { Scene } from './scene';

/** The words of a notice. */
export const NOTICE_SCENES: readonly Scene[] = [
  {
    name: 'notice-undo',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      await actor.press(actor.texts.row.remove(actor.content));
      await actor.press(actor.texts.dialog.yes);
      await actor.holdNotice(actor.texts.notification.undo);
    },
  },
  {
    name: 'notice-imported',
    // In notice-undo.
    isRepeated: true,
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      const buffer = Buffer.from(actor.samples.mixed.map(({ content }) => content).join('\n'));
      await actor.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'tasks.txt', mimeType: 'text/plain', buffer });
      await actor.holdNotice(actor.texts.notification.undo);
    },
  },
  {
    name: 'notice-fragile',
    changesPage: true,
    isWindow: true,
    async play(actor) {
      await actor.page.addInitScript(breakStorage);
      await actor.openFew('zadania?broken=works,refuses');
      await actor.sees(actor.texts.notices.fragile);
    },
  },
  {
    name: 'notice-nothing-saved',
    changesPage: true,
    // In notice-fragile and notice-undo.
    isRepeated: true,
    isWindow: true,
    async play(actor) {
      // A language can be stored only as long as storing still works.
      await actor.openFew();
      await actor.page.addInitScript(breakStorage);
      await actor.page.goto('zadania?broken=refuses,refuses');
      await actor.press(actor.texts.list.finishAll);
      await actor.sees(actor.texts.notices.nothingSaved);
      await actor.holdNotice(actor.texts.notification.undo);
    },
  },
  {
    name: 'notice-unreadable',
    // In notices-several.
    isRepeated: true,
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
      await atRest(actor.page);
      await actor.page.evaluate(() => localStorage.setItem('tasks', '[]'));
      await actor.page.reload();
      await actor.sees(actor.texts.notices.former(actor.samples.few.length));
    },
  },
  {
    name: 'notice-new-version',
    changesPage: true,
    isWindow: true,
    async play(actor) {
      await actor.page.addInitScript(mishap.announceNewVersion);
      await actor.openFew();
      await actor.sees(actor.texts.notices.newVersion);
    },
  },
  {
    name: 'notice-word',
    // In notices-several.
    isRepeated: true,
    isWindow: true,
    async play(actor) {
      const stored = { language: actor.language, tasks: longList(actor.language).slice(0, 12) };
      await openAfterMonth(actor.page, Date.now(), texts(stored));
      await actor.sees(actor.texts.notices.backupReminder.cleared);
    },
  },
  {
    name: 'notices-several',
    changesPage: true,
    isWindow: true,
    async play(actor) {
      await actor.page.addInitScript(mishap.announceNewVersion);
      const list = [...longList(actor.language).slice(0, 12), 'no task'];
      const stored = { language: JSON.stringify(actor.language), tasks: JSON.stringify(list) };
      await openAfterMonth(actor.page, Date.now(), stored);
      await actor.sees(actor.texts.notices.unreadable);
      await actor.sees(actor.texts.notices.more(1));
    },
  },
  {
    name: 'notice-language-failed',
    changesPage: true,
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
    changesPage: true,
    isWindow: true,
    expectedErrors: /Failed to load resource|Loading chunk|Loading failed for/,
    async play(actor) {
      await actor.page.route('**/static/js/list-tools.*.js*', (route) => route.abort());
      await actor.openFew();
      await actor.press(actor.texts.files.shortcuts);
      await actor.sees(actor.texts.failure.chunkTitle);
    },
  },
];
