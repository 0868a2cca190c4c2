import { StoreProvider, type Stores } from '../store/StoreContext';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { CrashPage } from './ErrorScreen';
import { Page } from './Page';

interface AppProps {
  readonly stores: Stores;
  /** The address the HTML was, or is being, prerendered for. */
  readonly path: string;
}

export function App({ stores, path }: AppProps) {
  return (
    <StoreProvider stores={stores}>
      <ErrorBoundary renderFailure={(failure) => <CrashPage {...failure} />}>
        <Page firstPath={path} />
      </ErrorBoundary>
    </StoreProvider>
  );
}
