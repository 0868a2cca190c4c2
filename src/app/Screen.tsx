import { Suspense } from 'react';
import { useMessages } from '../i18n/DictionaryContext';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen';
import { TasksScreen } from '../screens/tasks/TasksScreen';
import { Card } from '../ui/Card';
import { lazyScreen } from './lazyScreen';
import type { Route } from './route';

const task = lazyScreen(() => import(/* webpackChunkName: "task" */ '../screens/task/TaskScreen'));
const author = lazyScreen(
  () => import(/* webpackChunkName: "autor" */ '../screens/author/AuthorScreen'),
);
const info = lazyScreen(() => import(/* webpackChunkName: "info" */ '../screens/info/InfoScreen'));

export function Screen({ route }: { route: Route }) {
  const { failure } = useMessages();
  return (
    <Suspense
      fallback={
        <Card>
          <p>{failure.loading}</p>
        </Card>
      }
    >
      <RouteScreen route={route} />
    </Suspense>
  );
}

function RouteScreen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'tasks':
      return <TasksScreen />;
    case 'task':
      return <task.Component id={route.id} />;
    case 'author':
      return <author.Component />;
    case 'info':
      return <info.Component />;
    case 'notFound':
      return <NotFoundScreen />;
  }
}
