import { nanoid } from 'nanoid';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterStart } from './app/background/afterStart';
import { App } from './app/App';
import { showSettings } from './app/showSettings';
import { cacheBustChunkRetries } from './lazyModule';
import { leftList, pageName, parseRoute, termIn } from './routes/addresses';
import { normalizeUrl } from './routes/normalizeUrl';
import { LANGUAGES } from './i18n/language';
import { updateBackupNotes } from './storage/backupNotes';
import { browserTaskStorage } from './storage/browserTaskStorage';
import { browserSession, openDraftStorage } from './storage/draftStorage';
import { browserStorage } from './storage/browser/localValue';
import { tabId } from './storage/browser/tabs';
import { openSettingsStorage } from './storage/settingsStorage';
import { createBackground } from './store/background';
import { createNotifications } from './store/notifications';
import { openSettings } from './store/settingsStore';
import { createTaskStore } from './store/taskStore';
import { isPaintedFrom } from './firstPaint/painted';
import './ui/global.css';

async function start(root: HTMLElement): Promise<void> {
  const onList = normalizeUrl();
  // Called with an argument, nanoid takes it for the length of the id.
  const newId = () => nanoid();
  const storage = browserTaskStorage(newId);
  const settings = await openSettings(openSettingsStorage(browserStorage(), LANGUAGES), () =>
    storage.save(),
  );
  showSettings(settings);
  const isPainted = isPaintedFrom(storage.getState().tasks);
  const notifications = createNotifications();
  const tasks = createTaskStore({
    storage,
    notifications,
    tab: tabId(browserSession(), newId),
    newId,
    term: termIn(leftList() ?? location.search),
    isPainted,
    drafts: openDraftStorage(browserSession()),
    saveSettings: () => settings.commands.save(),
  });
  const stores = {
    tasks,
    settings,
    notifications,
    background: createBackground(updateBackupNotes),
  };
  onList((list) => void tasks.commands.receive(list));
  // React cannot hydrate rows of another list than the stored one.
  if (globalThis.painted && !isPainted) delete root.dataset.page;
  mount(
    root,
    <StrictMode>
      <App stores={stores} path={location.pathname} />
    </StrictMode>,
    pageName(parseRoute(location.pathname).screen, settings.state.getState().dictionary.language),
  );
  afterStart(stores);
}

/** Hydrates the HTML of the page if it was made for this screen in this language. */
function mount(root: HTMLElement, app: ReactNode, page: string): void {
  const report = (error: unknown) => console.error(chunkFailure(error) ?? error);
  const options = { onCaughtError: report, onRecoverableError: report };
  const isMade = root.dataset.page === page;
  delete root.dataset.page;
  // As a transition, hydration leaves the page responsive.
  if (isMade) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
}

/** The bundler's line for a module that could not be loaded, even if React has wrapped the error. */
function chunkFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return error.name === 'ChunkLoadError' ? error.message : chunkFailure(error.cause);
}

cacheBustChunkRetries();
const root = document.getElementById('root');
if (root) void start(root);
