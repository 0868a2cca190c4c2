import { openAfterMonth } from '../earlierVisit';
import { atRest } from '../storage/atRest';
import { breakStorage } from '../storage/brokenStorage';
import * as mishap from './mishaps';
import { longList } from './sampleTasks';
import type { Scene } from './scene';

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
      await actor.page.addInitScript(mishap.takeOverAsNewVersion);
      await actor.openFew();
      await actor.sees(actor.texts.notices.newVersion);
    },
  },
  {
    name: 'notices-several',
    changesPage: true,
    isWindow: true,
    async play(actor) {
      await actor.page.addInitScript(mishap.takeOverAsNewVersion);
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
