import { latePart } from '../../../latePart';

/** Most visits begin with the list, and find this ready when they open a task. */
export const lateTaskScreen = latePart(
  async () => (await import(/* webpackChunkName: "details" */ './TaskScreen')).TaskScreen,
);
