import { nanoid } from 'nanoid';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterStart } from './app/background/afterStart';
import { App } from './app/App';
import { leftList, pageName, parseRoute, termIn } from './routes/addresses';
import { giveRetriesNewAddresses } from './app/giveRetriesNewAddresses';
import { normalizeUrl } from './routes/normalizeUrl';
import { openTexts } from './store/texts';
import { LANGUAGES } from './i18n/language';
import { browserStepStorage } from './storage/browserStepStorage';
import { browserTaskStorage } from './storage/browserTaskStorage';
import { browserSession, openDraftStorage } from './storage/draftStorage';
import { browserStorage } from './storage/browser/localValue';
import { openSettingsStorage } from './storage/settingsStorage';
import { createNotifications } from './store/notifications';
import { createSettingsStore } from './store/settingsStore';
import { createTaskStore } from './store/taskStore';
import { isPaintedFrom } from './firstPaint/painted';
import './ui/global.css';

async function start(root: HTMLElement): Promise<void> {
  const onList = normalizeUrl();
  const storage = browserTaskStorage(nanoid);
  const settings = createSettingsStore(openSettingsStorage(browserStorage(), LANGUAGES), () =>
    storage.save(),
  );
  const isPainted = isPaintedFrom(storage.getState().tasks);
  const steps = browserStepStorage(nanoid);
  const notifications = createNotifications();
  const tasks = createTaskStore({
    storage,
    notifications,
    steps,
    newId: nanoid,
    term: termIn(leftList() ?? location.search),
    isPainted,
    drafts: openDraftStorage(browserSession()),
    saveSettings: () => settings.commands.save(),
  });
  const stores = { tasks, settings, notifications };
  onList((list) => void tasks.commands.receive(list));
  const texts = await openTexts(settings);
  // Rows of another list than the stored one cannot be taken over.
  if (globalThis.painted && !isPainted) delete root.dataset.page;
  mount(
    root,
    <StrictMode>
      <App stores={stores} texts={texts} path={location.pathname} />
    </StrictMode>,
    pageName(parseRoute(location.pathname).screen, texts.state.getState().dictionary.language),
  );
  afterStart(stores, steps);
}

/** Takes the HTML over that stands there, if it was made for this screen in this language. */
function mount(root: HTMLElement, app: ReactNode, page: string): void {
  const report = (error: unknown) => console.error(chunkFailure(error) ?? error);
  const options = { onCaughtError: report, onRecoverableError: report };
  const isMade = root.dataset.page === page;
  delete root.dataset.page;
  // In pieces: what was made at build time is seen meanwhile, and the page answers.
  if (isMade) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
}

/** The bundler's line for a part that could not be loaded, also where React has wrapped the error. */
function chunkFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return error.name === 'ChunkLoadError' ? error.message : chunkFailure(error.cause);
}

giveRetriesNewAddresses();
const root = document.getElementById('root');
if (root) void start(root);
