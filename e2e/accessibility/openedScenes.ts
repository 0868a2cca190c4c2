import { chooseWithoutPicker, writeFile } from '../features/filesOnDisk';
import { listOf } from '../sharedList';
import * as mishap from './mishaps';
import { longList } from './sampleTasks';
import type { Scene } from './scene';

/** What opens over the list or under it: dialogs, menus, the line of a kept copy. */
export const OPENED_SCENES: readonly Scene[] = [
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
    // In dialog-remove; how it scrolls is in src/ui/dialogs.component.test.tsx.
    isRepeated: true,
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
    // In dialog-remove-all.
    isRepeated: true,
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
    name: 'dialog-history',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      await actor.press(actor.texts.files.uncheckAll);
      await actor.press(actor.texts.list.finishAll);
      await actor.press(actor.texts.files.history);
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
    // In dialog-send; its words are in src/screens/tasks/send/sending.component.test.tsx.
    isRepeated: true,
    isWindow: true,
    async play(actor) {
      const tasks = longList(actor.language);
      await actor.open('zadania', { tasks });
      // Rows that are still being measured make the page longer and push the button away from under
      // the pointer, so go down until the last one is there.
      await actor.page.waitForFunction((last) => {
        scrollTo(0, document.body.scrollHeight);
        const rows = [...document.querySelectorAll('li[data-task] a')];
        return rows.some(({ textContent }) => textContent === last);
      }, tasks.at(-1)?.content);
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
    changesPage: true,
    async play(actor) {
      await actor.page.addInitScript(chooseWithoutPicker);
      await actor.openFew();
      await actor.press(actor.texts.files.export);
      await actor.page.getByRole('menuitem', { name: actor.texts.export.keepCopy }).click();
      await actor.sees(actor.texts.notification.copyKept);
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
];
