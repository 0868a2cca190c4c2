import { Activity, useState } from 'react';
import type { Route } from '../routes/addresses';
import { AuthorScreen } from '../screens/author/AuthorScreen';
import { InfoScreen } from '../screens/info/InfoScreen';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen';
import { TaskDetailsScreen } from '../screens/tasks/lazyScreens';
import { TaskListScreen } from '../screens/tasks/TaskListScreen';
import { ErrorBoundary, type Failure } from '../ui/ErrorBoundary';
import { EarlyClicks } from './EarlyClicks';
import { ErrorScreen } from './ErrorScreen';

const renderFailure = (failure: Failure) => <ErrorScreen {...failure} />;

/**
 * The list stays mounted while another screen is shown, and so keeps typed text, the open editor and
 * the heights of its rows.
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
            <TaskListScreen />
          </ErrorBoundary>
          {/* Inside, because React hydrates an Activity later than the page around it. */}
          <EarlyClicks />
        </Activity>
      )}
      {!isTasks && (
        <>
          {/* Not a key, which would remount the focused link to the next task. */}
          <ErrorBoundary subject={JSON.stringify(route)} renderFailure={renderFailure}>
            <OtherScreen route={route} />
          </ErrorBoundary>
          <EarlyClicks />
        </>
      )}
    </>
  );
}

function OtherScreen({ route }: { route: Exclude<Route, { screen: 'tasks' }> }) {
  switch (route.screen) {
    case 'task':
      return <TaskDetailsScreen id={route.id} />;
    case 'author':
      return <AuthorScreen />;
    case 'info':
      return <InfoScreen />;
    case 'notFound':
      return <NotFoundScreen />;
  }
}
