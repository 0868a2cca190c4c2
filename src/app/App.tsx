import type { ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { useMessages } from '../i18n/DictionaryContext';
import { parseRoute } from '../routes/addresses';
import { useDocumentTitle, usePageTitle } from '../routes/usePageTitle';
import { useScreenFocus } from '../routes/useScreenFocus';
import {
  StoreProvider,
  useNotifications,
  useNotificationState,
  useTaskState,
  type Stores,
} from '../store/StoreContext';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { FailureTexts, lazyComponent } from '../ui/lazyComponent';
import { LiveRegion } from '../ui/LiveRegion';
import { NoticeRegion } from '../ui/Notice';
import { NoticeBoard } from '../ui/NoticeBoard';
import styles from './App.module.css';
import { CrashPage } from './ErrorScreen';
import { FileDrop } from './FileDrop';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavBar } from './NavBar';
import { Screen } from './Screen';
import { usePageKeys } from './usePageKeys';

const Notices = lazyComponent(
  async () => (await import(/* webpackChunkName: "notices" */ './notices/Notices')).Notices,
);

const ReceivedListQuestion = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "list-tools" */ './ReceivedListQuestion'))
      .ReceivedListQuestion,
);

interface AppProps {
  readonly stores: Stores;
  /** The address the HTML was, or is being, prerendered for. */
  readonly path: string;
}

export function App({ stores, path }: AppProps) {
  return (
    <StoreProvider stores={stores}>
      <ErrorBoundary renderFailure={(failure) => <CrashPage {...failure} />}>
        <SpokenNotices>
          <Page firstPath={path} />
        </SpokenNotices>
      </ErrorBoundary>
    </StoreProvider>
  );
}

/** Hydration has to start from `firstPath`, the address the prerendered HTML was made for. */
function Page({ firstPath }: { firstPath: string }) {
  const pathname = usePathname({ ssrPath: firstPath });
  const route = parseRoute(pathname);
  const messages = useMessages();
  const title = usePageTitle(route);
  const receivedList = useTaskState((state) => state.receivedList);
  usePageKeys();
  const arrival = useScreenFocus(pathname, title);
  const hasFrame = route.screen !== 'notFound';
  useDocumentTitle(route.screen === 'tasks' || !hasFrame ? title : `${title} – ${messages.title}`);

  return (
    <FailureTexts value={messages.failure}>
      <div className={styles.page}>
        {hasFrame && (
          <a href="#main" className={styles.skip}>
            {messages.skip}
          </a>
        )}
        {hasFrame && <NavBar screen={route.screen} pathname={pathname} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {hasFrame && <Header title={route.screen === 'task' ? null : title} />}
          <Screen route={route} />
          <FileDrop />
        </main>
        {hasFrame && <Footer />}
        <NoticeRegion name={messages.notices.title}>
          <Notices />
        </NoticeRegion>
        {receivedList && <ReceivedListQuestion received={receivedList} />}
        <Announcer />
        <LiveRegion id={arrival?.count ?? 0} text={arrival && arrival.title} />
      </div>
    </FailureTexts>
  );
}

function SpokenNotices({ children }: { children: ReactNode }) {
  const { announce } = useNotifications();
  return <NoticeBoard onShown={(text) => announce(() => text)}>{children}</NoticeBoard>;
}

/** A component of its own, so that an announcement does not render the page. */
function Announcer() {
  const messages = useMessages();
  const announcement = useNotificationState((state) => state.announcement);
  return (
    <LiveRegion id={announcement?.id ?? 0} text={announcement && announcement.message(messages)} />
  );
}
