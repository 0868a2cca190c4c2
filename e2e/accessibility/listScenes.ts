import { longList } from './sampleTasks';
import type { Scene } from './scene';

/** The main screen without dialogs, menus or notices. */
export const LIST_SCENES: readonly Scene[] = [
  { name: 'tasks', play: (actor) => actor.openFew() },
  { name: 'tasks-empty', play: (actor) => actor.open() },
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
      await actor.holdNotice(actor.texts.notification.undo);
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
    changesPage: true,
    async play(actor) {
      await actor.page.route('**/exampleTasks.json', () => {});
      await actor.openFew();
      await actor.press(actor.texts.add.examples);
      await actor.sees(actor.texts.add.loading);
    },
  },
];
