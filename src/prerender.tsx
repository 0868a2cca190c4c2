import { StrictMode } from 'react';
import { prerender as prerenderReact } from 'react-dom/static';
import { App } from './app/App';
import { base, pageName, parseRoute, PATHS } from './routes/addresses';
import type { Tasks } from './domain/task';
import { LANGUAGES, type Language } from './i18n/language';
import { openSettingsStorage } from './storage/settingsStorage';
import { openTaskStorage } from './storage/taskStorage';
import { createBackground } from './store/background';
import { createNotifications } from './store/notifications';
import { openSettings } from './store/settingsStore';
import { createTaskStore } from './store/taskStore';
import { SAMPLE_TASKS } from './firstPaint/painted';

export interface PrerenderedPage {
  readonly name: string;
  readonly language: Language;
  readonly html: string;
  /** The list with sample rows for the boot script to copy; null where the page has none. */
  readonly list: string | null;
}

/** The paths that a static host answers with 200, the list first. */
export const PAGES = Object.values(PATHS);

/** One page as its first HTML, in every language: the default one first. */
export function prerender(path: string): Promise<PrerenderedPage[]> {
  return Promise.all(LANGUAGES.map((language) => prerenderIn(language, base + path)));
}

async function prerenderIn(language: Language, path: string): Promise<PrerenderedPage> {
  const html = await htmlOf(language, path, []);
  const filled = await htmlOf(language, path, SAMPLE_TASKS);
  const list = filled.match(SECTION)?.find((section) => section.includes('data-task=')) ?? null;
  return { name: pageName(parseRoute(path).screen, language), language, html, list };
}

const SECTION = /<section[^]*?<\/section>/g;

async function htmlOf(language: Language, path: string, shown: Tasks): Promise<string> {
  const storage = openTaskStorage({
    local: null,
    journal: null,
    tabs: {
      broadcast() {},
      onNews() {},
      onShown() {},
      onTasksWritten() {},
      onLeave() {},
      askBeforeLeaving() {},
    },
    newId: () => '',
    whenIdle: () => {},
    after: () => () => {},
  });
  const saved = openSettingsStorage(null, LANGUAGES);
  const chosen = { ...saved.language, read: () => language };
  const settings = await openSettings({ ...saved, language: chosen }, () => {});
  const notifications = createNotifications();
  const tasks = createTaskStore({
    notifications,
    storage: { ...storage, getState: () => ({ ...storage.getState(), tasks: shown }) },
    newId: () => '',
    tab: '',
    isPainted: shown.length > 0,
    saveSettings: () => {},
  });
  const { prelude } = await prerenderReact(
    <StrictMode>
      <App
        stores={{ tasks, settings, notifications, background: createBackground(async () => null) }}
        path={path}
      />
    </StrictMode>,
  );
  return new Response(prelude).text();
}
