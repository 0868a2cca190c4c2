import { latePart } from '../../../latePart';

/** What the row under the list opens, and the line below it. One request brings all of it. */
export const lateListTools = {
  exportMenu: latePart(
    async () => (await import(/* webpackChunkName: "list-tools" */ './ExportMenu')).ExportMenu,
  ),
  copyLine: latePart(
    async () => (await import(/* webpackChunkName: "list-tools" */ './CopyLine')).CopyLine,
  ),
  history: latePart(
    async () =>
      (await import(/* webpackChunkName: "list-tools" */ '../history/HistoryDialog')).HistoryDialog,
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
