import { Router } from 'wouter';
import { StoreProvider, type Stores } from '../store/StoreContext';
import { base } from './base';
import { ErrorBoundary } from './ErrorBoundary';
import { CrashPage } from './CrashPage';
import { Page } from './Page';
import type { Texts } from './texts';
import { TextsProvider } from './TextsContext';

export function App({ stores, texts }: { stores: Stores; texts: Texts }) {
  return (
    <StoreProvider stores={stores}>
      <TextsProvider texts={texts}>
        <Router base={base}>
          <ErrorBoundary fallback={CrashPage}>
            <Page />
          </ErrorBoundary>
        </Router>
      </TextsProvider>
    </StoreProvider>
  );
}
