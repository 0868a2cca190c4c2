import { lazyScreen } from './lazyScreen';

/** Every screen that the main one can do without. */
export const lazyScreens = {
  task: lazyScreen(() => import(/* webpackChunkName: "task" */ '../screens/task/TaskScreen')),
  author: lazyScreen(
    () => import(/* webpackChunkName: "autor" */ '../screens/author/AuthorScreen'),
  ),
  info: lazyScreen(() => import(/* webpackChunkName: "info" */ '../screens/info/InfoScreen')),
};
