import { StrictMode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Tasks } from '../domain/task';
import { LANGUAGES, type Language } from '../i18n/language';
import { normalizeUrl } from '../routes/normalizeUrl';
import { tabId } from '../storage/browser/tabs';
import { openDraftStorage } from '../storage/draftStorage';
import { openSettingsStorage } from '../storage/settingsStorage';
import { SimulatedBrowser } from '../storage/simulation/SimulatedBrowser';
import { storageWith } from '../storage/simulation/storageWith';
import { createBackground } from '../store/background';
import { createNotifications } from '../store/notifications';
import { openSettings } from '../store/settingsStore';
import { createTaskStore, type TaskStore } from '../store/taskStore';
import '../ui/global.css';
import { App } from './App';
import { showSettings } from './showSettings';

interface Opening {
  readonly tasks?: Tasks;
  readonly language?: Language;
  readonly path?: string;
  /** For a test that breaks the browser first or opens a second tab in it. */
  readonly browser?: SimulatedBrowser;
  /** The session storage from an earlier load of this tab. */
  readonly session?: Storage;
  /** Null to let the app ask the network, as it does for a visitor. */
  readonly fetchExamples?: (() => Promise<Tasks>) | null;
}

let receive: TaskStore['commands']['receive'] = async () => {};

// Once, because its listener stays for as long as the page is open.
normalizeUrl()((list) => void receive(list));

/**
 * Renders the whole app in StrictMode, with the real stores over the real storage. Only the browser
 * below is simulated, so that a test can break it and look into it.
 */
export async function renderApp({
  tasks = [],
  language = 'EN',
  path = '/zadania',
  browser = new SimulatedBrowser(),
  session = storageWith(),
  fetchExamples = async () => [{ id: 'example', content: 'example', done: false }],
}: Opening = {}) {
  history.replaceState(null, '', path);
  if (tasks.length > 0) browser.setLocal('tasks', JSON.stringify(tasks));
  const { storage } = await browser.openTab();
  keepRunning(browser);
  const settings = await openSettings(
    openSettingsStorage(storageWith({ language: JSON.stringify(language) }), LANGUAGES),
    () => storage.save(),
  );
  const notifications = createNotifications();
  const store = createTaskStore({
    notifications,
    storage,
    tab: tabId(session, () => crypto.randomUUID()),
    newId: () => crypto.randomUUID(),
    drafts: openDraftStorage(session),
    ...(fetchExamples && { fetchExamples }),
    saveSettings: () => settings.commands.save(),
  });
  receive = (list) => store.commands.receive(list);
  const background = createBackground(async () => null);
  onTestFinished(showSettings(settings));
  const screen = await render(
    <StrictMode>
      <App stores={{ tasks: store, settings, notifications, background }} path={path} />
    </StrictMode>,
  );
  const saved = (): unknown => JSON.parse(browser.local.get('tasks') ?? '[]');
  return { screen, browser, saved, session, background: background.state };
}

/** Runs the simulated browser's pending work with each frame, as a real browser would. */
function keepRunning(browser: SimulatedBrowser): void {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  void (async () => {
    while (!over.signal.aborted) {
      await browser.runUntilQuiet();
      await new Promise(requestAnimationFrame);
    }
  })();
}

/** Tasks with ids 1, 2, 3…; a leading "x " makes one done. */
export function someTasks(...lines: readonly string[]): Tasks {
  return lines.map((line, index) => ({
    id: String(index + 1),
    content: line.replace(/^x /, ''),
    done: line.startsWith('x '),
  }));
}
