import { latePart } from '../../latePart';
import { usePageTitle } from '../../routes/usePageTitle';
import { Card } from '../../ui/Card';
import { lateComponent } from '../../ui/lateComponent';
import { PlainRows } from './list/PlainRows';

/** Most visits begin with the list, and have this ready when they open a task. */
export const TaskScreen = lateComponent(
  async () => (await import(/* webpackChunkName: "details" */ './details/TaskScreen')).TaskScreen,
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

export const LongRows = lateComponent(
  async () => (await import(/* webpackChunkName: "long-list" */ './list/LongRows')).LongRows,
  // All rows after a failure: slow, but nothing of the list is missing.
  ({ tasks, term, firstCount }, hasFailed) => (
    <PlainRows tasks={tasks} term={term} count={hasFailed ? Infinity : firstCount} />
  ),
);

/** What the row under the list opens, and the line below it. One request brings all of it. */
export const ListTools = {
  ExportMenu: lateComponent(
    async () =>
      (await import(/* webpackChunkName: "list-tools" */ './files/ExportMenu')).ExportMenu,
  ),
  CopyLine: lateComponent(
    async () => (await import(/* webpackChunkName: "list-tools" */ './files/CopyLine')).CopyLine,
  ),
  HistoryDialog: lateComponent(
    async () =>
      (await import(/* webpackChunkName: "list-tools" */ './history/HistoryDialog')).HistoryDialog,
  ),
  SendDialog: lateComponent(
    async () => (await import(/* webpackChunkName: "list-tools" */ './send/SendDialog')).SendDialog,
  ),
  ShortcutsDialog: lateComponent(
    async () =>
      (await import(/* webpackChunkName: "list-tools" */ './files/ShortcutsDialog'))
        .ShortcutsDialog,
  ),
};

/** A copy cannot wait: until this has been fetched ahead, the browser copies in its own way. */
export const lateCopyRows = latePart(
  async () => (await import(/* webpackChunkName: "list-tools" */ './list/copyRows')).copyRows,
);
