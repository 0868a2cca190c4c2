import { chooseWithoutPicker, writeFile } from '../features/filesOnDisk';
import { listOf } from '../sharedList';
import * as mishap from './mishaps';
import type { Scene } from './scene';

/** Dialogs and menus over the list, and the line of a backup file below it. */
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
    name: 'dialog-remove-all',
    isWindow: true,
    async play(actor) {
      await actor.openFew();
      await actor.press(actor.texts.list.removeAll);
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
    name: 'dialog-received-list',
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
    name: 'backup-file-changed-by-others',
    changesPage: true,
    async play(actor) {
      await actor.page.addInitScript(chooseWithoutPicker);
      await actor.openFew();
      await actor.press(actor.texts.files.export);
      await actor.page.getByRole('menuitem', { name: actor.texts.export.keepBackupFile }).click();
      await actor.sees(actor.texts.notification.backupFileStarted);
      await writeFile(actor.page, 'tasks.json', '[]');
      await actor.page.getByRole('checkbox').last().check();
      await actor.sees(actor.texts.backupFile.foreign);
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
