import { lazyComponent } from '../ui/lazyComponent';

/** Every screen that the main one can do without. */
export const lazyScreens = {
  task: lazyComponent(
    async () => (await import(/* webpackChunkName: "task" */ '../screens/task/TaskScreen')).default,
  ),
  author: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "autor" */ '../screens/author/AuthorScreen')).default,
  ),
  info: lazyComponent(
    async () => (await import(/* webpackChunkName: "info" */ '../screens/info/InfoScreen')).default,
  ),
};
