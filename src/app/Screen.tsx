import { Activity, useState } from 'react';
import { useMessages } from '../i18n/DictionaryContext';
import type { Route } from '../routes/addresses';
import { usePageTitle } from '../routes/usePageTitle';
import { AuthorScreen } from '../screens/author/AuthorScreen';
import { InfoScreen } from '../screens/info/InfoScreen';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen';
import { lateTaskScreen } from '../screens/tasks/details/lateTaskScreen';
import { TasksScreen } from '../screens/tasks/TasksScreen';
import { Card } from '../ui/Card';
import { ErrorBoundary, type Failure } from '../ui/ErrorBoundary';
import { Late } from '../ui/Late';
import { PartFailure } from '../ui/PartFailure';
import { ErrorScreen } from './ErrorScreen';

const renderFailure = (failure: Failure) => <ErrorScreen {...failure} />;

/**
 * The list stays in the page while another screen is shown, so that coming back finds it as it was
 * left: what was typed, the open editor, the heights of its rows.
 */
export function Screen({ route }: { route: Route }) {
  const isTasks = route.screen === 'tasks';
  const [isVisited, setVisited] = useState(isTasks);
  if (isTasks && !isVisited) setVisited(true);
  return (
    <>
      {isVisited && (
        <Activity mode={isTasks ? 'visible' : 'hidden'}>
          <ErrorBoundary renderFailure={renderFailure}>
            <TasksScreen />
          </ErrorBoundary>
        </Activity>
      )}
      {!isTasks && (
        // A key would do as well, but take the link to the next task away from under the focus.
        <ErrorBoundary subject={JSON.stringify(route)} renderFailure={renderFailure}>
          <OtherScreen route={route} />
        </ErrorBoundary>
      )}
    </>
  );
}

function OtherScreen({ route }: { route: Exclude<Route, { screen: 'tasks' }> }) {
  switch (route.screen) {
    case 'task':
      return <TaskScreen route={route} />;
    case 'author':
      return <AuthorScreen />;
    case 'info':
      return <InfoScreen />;
    case 'notFound':
      return <NotFoundScreen />;
  }
}

function TaskScreen({ route }: { route: Extract<Route, { screen: 'task' }> }) {
  const { failure: labels } = useMessages();
  const title = usePageTitle(route);
  return (
    <Late
      part={lateTaskScreen}
      props={{ id: route.id }}
      renderFailure={(failure) => (
        <>
          <Card>
            <h1 tabIndex={-1}>{title}</h1>
          </Card>
          <PartFailure {...failure} labels={labels} />
        </>
      )}
    />
  );
}
