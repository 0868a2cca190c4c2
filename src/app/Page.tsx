import { usePathname } from 'wouter/use-browser-location';
import { base } from '../base';
import { useMessages } from '../i18n/DictionaryContext';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Late } from '../ui/Late';
import { LiveRegion } from '../ui/LiveRegion';
import { ErrorScreen } from './ErrorScreen';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavBar } from './NavBar';
import { lateNotices } from './lateNotices';
import styles from './Page.module.css';
import { parseRoute } from './route';
import { Screen } from './Screen';
import { useDocumentTitle } from './useDocumentTitle';
import { usePageTitle } from './usePageTitle';
import { useScreenFocus } from './useScreenFocus';
import { useUndoKeys } from './useUndoKeys';

/** `firstPath` is the address of the HTML that React finds, which must be rendered first. */
export function Page({ firstPath }: { firstPath: string }) {
  const pathname = usePathname({ ssrPath: firstPath });
  const route = parseRoute(pathname, base);
  const messages = useMessages();
  const title = usePageTitle(route);
  useUndoKeys();
  const arrival = useScreenFocus(pathname, title);
  const isFrame = route.screen !== 'notFound';
  useDocumentTitle(route.screen === 'tasks' || !isFrame ? title : `${title} – ${messages.title}`);

  return (
    <div className={styles.page}>
      {isFrame && (
        <a href="#main" className={styles.skip}>
          {messages.skip}
        </a>
      )}
      {isFrame && <NavBar screen={route.screen} pathname={pathname} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {isFrame && <Header title={title} isContent={route.screen === 'task'} />}
        <ErrorBoundary key={pathname} renderFailure={(failure) => <ErrorScreen {...failure} />}>
          <Screen route={route} />
        </ErrorBoundary>
      </main>
      {isFrame && <Footer />}
      <Late part={lateNotices} labels={messages.failure} />
      <LiveRegion id={arrival?.count ?? 0} text={arrival && arrival.title} />
    </div>
  );
}
