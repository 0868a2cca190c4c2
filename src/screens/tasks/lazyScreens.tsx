import { lazyModule } from '../../lazyModule';
import { usePageTitle } from '../../routes/usePageTitle';
import { Card } from '../../ui/Card';
import { lazyComponent } from '../../ui/lazyComponent';
import { PlainRows } from './list/PlainRows';

/** Most visits begin with the list, and have this ready when they open a task. */
export const TaskDetailsScreen = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "details" */ './details/TaskDetailsScreen'))
      .TaskDetailsScreen,
  ({ id }, hasFailed) => hasFailed && <TaskHeading id={id} />,
);

function TaskHeading({ id }: { id: string }) {
  const title = usePageTitle({ screen: 'task', id });
  return (
    <Card>
      <h1 tabIndex={-1}>{title}</h1>
    </Card>
  );
}

export const LongRows = lazyComponent(
  async () => (await import(/* webpackChunkName: "long-list" */ './list/LongRows')).LongRows,
  // After a failure all rows are rendered, which is slow, but nothing of the list is missing.
  ({ tasks, term, firstCount }, hasFailed) => (
    <PlainRows tasks={tasks} term={term} count={hasFailed ? Infinity : firstCount} />
  ),
);

/** The toolbar's menu and dialogs, and the line below it. One request fetches all of them. */
export const ListTools = {
  ExportMenu: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "list-tools" */ './files/ExportMenu')).ExportMenu,
  ),
  BackupFileLine: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "list-tools" */ './files/BackupFileLine')).BackupFileLine,
  ),
  HistoryDialog: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "list-tools" */ './history/HistoryDialog')).HistoryDialog,
  ),
  SendDialog: lazyComponent(
    async () => (await import(/* webpackChunkName: "list-tools" */ './send/SendDialog')).SendDialog,
  ),
  ShortcutsDialog: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "list-tools" */ './files/ShortcutsDialog'))
        .ShortcutsDialog,
  ),
};

/** A copy cannot wait for a module. Until it has been prefetched, the browser copies in its own way. */
export const lazyCopyRows = lazyModule(
  async () => (await import(/* webpackChunkName: "list-tools" */ './list/copyRows')).copyRows,
);
