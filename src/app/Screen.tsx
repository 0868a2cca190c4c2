import { Suspense, useState } from 'react';
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
  // Outside of Suspense, which forgets the state of what has not been shown yet.
  const [lazyScreens] = useState(() => ({ Task: task(), Author: author(), Info: info() }));
  return (
    <Suspense
      fallback={
        <Card>
          <p>{failure.loading}</p>
        </Card>
      }
    >
      <RouteScreen route={route} {...lazyScreens} />
    </Suspense>
  );
}

interface RouteScreenProps {
  readonly route: Route;
  readonly Task: ReturnType<typeof task>;
  readonly Author: ReturnType<typeof author>;
  readonly Info: ReturnType<typeof info>;
}

function RouteScreen({ route, Task, Author, Info }: RouteScreenProps) {
  switch (route.screen) {
    case 'tasks':
      return <TasksScreen />;
    case 'task':
      return <Task id={route.id} />;
    case 'author':
      return <Author />;
    case 'info':
      return <Info />;
    case 'notFound':
      return <NotFoundScreen />;
  }
}
