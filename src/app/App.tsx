import { StoreProvider, type Stores } from '../store/StoreContext';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { CrashPage } from './errors/CrashPage';
import { DocumentSettings } from './DocumentSettings';
import { Page } from './Page';
import type { Texts } from '../store/texts';
import { TextsProvider } from '../store/TextsContext';

interface AppProps {
  readonly stores: Stores;
  readonly texts: Texts;
  /** The address the HTML was, or is being, prerendered for. */
  readonly path: string;
}

export function App({ stores, texts, path }: AppProps) {
  return (
    <StoreProvider stores={stores}>
      <TextsProvider texts={texts}>
        <DocumentSettings />
        <ErrorBoundary renderFailure={(failure) => <CrashPage {...failure} />}>
          <Page firstPath={path} />
        </ErrorBoundary>
      </TextsProvider>
    </StoreProvider>
  );
}
