import { Suspense, useState } from 'react';
import { useMessages } from '../i18n/DictionaryContext';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen';
import { TasksScreen } from '../screens/tasks/TasksScreen';
import { Card } from '../ui/Card';
import { lazyScreens } from './lazyScreens';
import type { Route } from './route';

export function Screen({ route }: { route: Route }) {
  const { failure } = useMessages();
  // Outside of Suspense, which forgets the state of what has not been shown yet.
  const [components] = useState(current);
  return (
    <Suspense
      fallback={
        <Card>
          <p>{failure.loading}</p>
        </Card>
      }
    >
      <RouteScreen route={route} {...components} />
    </Suspense>
  );
}

const current = () => ({
  Task: lazyScreens.task.component(),
  Author: lazyScreens.author.component(),
  Info: lazyScreens.info.component(),
});

type RouteScreenProps = { readonly route: Route } & ReturnType<typeof current>;

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
