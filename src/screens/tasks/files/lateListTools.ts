import { latePart } from '../../../latePart';

/** What the row under the list opens. One request brings all of it. */
export const lateListTools = {
  exportMenu: latePart(
    async () => (await import(/* webpackChunkName: "list-tools" */ './ExportMenu')).ExportMenu,
  ),
  send: latePart(
    async () =>
      (await import(/* webpackChunkName: "list-tools" */ '../send/SendDialog')).SendDialog,
  ),
  shortcuts: latePart(
    async () =>
      (await import(/* webpackChunkName: "list-tools" */ './ShortcutsDialog')).ShortcutsDialog,
  ),
};
