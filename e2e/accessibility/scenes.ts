import { NOT_FOUND_LINE } from '../test';
import { LIST_SCENES } from './listScenes';
import * as mishap from './mishaps';
import { NOTICE_SCENES } from './noticeScenes';
import { OPENED_SCENES } from './openedScenes';
import type { Scene } from './scene';

const SCREENS: readonly Scene[] = [
  {
    name: 'screen-crashed',
    expectedErrors: mishap.CRASH_LINE,
    async play(actor) {
      await actor.openFew('autor');
      await actor.page.evaluate(mishap.crashOn, 'filter' as const);
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

/** Every screen in every state, for axe and for the pictures. */
export const SCENES = [...LIST_SCENES, ...OPENED_SCENES, ...NOTICE_SCENES, ...SCREENS];

/** Together they have every kind of control, whose contrast and size are measured there. */
export const WITH_CONTROLS = new Set([
  'tasks',
  'editing',
  'dialog-remove',
  'dialog-shortcuts',
  'dialog-send',
  'dialog-received-list',
  'notice-undo',
  'notices-several',
  'menu-mobile',
  'page-crashed',
  'not-found',
]);
