import { latePart } from '../../ui/latePart';
import { lazyComponent } from '../../ui/lazyComponent';

/** What the screen is shown without, and what is fetched ahead of its use. */
export const lateParts = {
  editor: latePart(
    async () => (await import(/* webpackChunkName: "row-tools" */ './TaskEditor')).TaskEditor,
  ),
  removeDialog: latePart(
    async () => (await import(/* webpackChunkName: "row-tools" */ './RemoveDialog')).RemoveDialog,
  ),
  moveButtons: latePart(
    async () =>
      (await import(/* webpackChunkName: "row-tools" */ './order/MoveButtons')).MoveButtons,
  ),
  files: lazyComponent(
    async () => (await import(/* webpackChunkName: "files-row" */ './FilesSection')).FilesSection,
  ),
  exportMenu: latePart(
    async () => (await import(/* webpackChunkName: "files" */ './ExportMenu')).ExportMenu,
  ),
  shortcuts: latePart(
    async () =>
      (await import(/* webpackChunkName: "shortcuts" */ './ShortcutsDialog')).ShortcutsDialog,
  ),
};
