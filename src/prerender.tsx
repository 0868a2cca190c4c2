import { StrictMode } from 'react';
import { prerender as prerenderReact } from 'react-dom/static';
import { App } from './app/App';
import { base } from './routes/base';
import { pageName } from './routes/pageName';
import { parseRoute, PATHS } from './routes/addresses';
import { openTexts } from './store/texts';
import { LANGUAGES, type Language } from './i18n/language';
import { openSettingsStorage } from './storage/settingsStorage';
import { openTaskStorage } from './storage/taskStorage';
import { createSettingsStore } from './store/settingsStore';
import { createTaskStore } from './store/taskStore';

export interface PrerenderedPage {
  readonly name: string;
  readonly language: Language;
  readonly html: string;
}

/** What a static host answers with 200, the list first. */
export const PAGES = Object.values(PATHS);

/** One page as its first HTML, in every language: the default one first. */
export function prerender(path: string): Promise<PrerenderedPage[]> {
  return Promise.all(LANGUAGES.map((language) => prerenderIn(language, base + path)));
}

async function prerenderIn(language: Language, path: string): Promise<PrerenderedPage> {
  const storage = openTaskStorage({
    local: null,
    journal: null,
    tabs: { announce() {}, onNews() {}, onTasksWritten() {}, onLeave() {}, askBeforeLeaving() {} },
    newId: () => '',
    whenIdle: () => {},
    after: () => () => {},
  });
  const settings = createSettingsStore(openSettingsStorage(null, LANGUAGES), () => {});
  settings.state.setState({ language });
  const tasks = createTaskStore({
    storage,
    newId: () => '',
    fetchExamples: () => Promise.resolve([]),
    saveSettings: () => {},
  });
  const { prelude } = await prerenderReact(
    <StrictMode>
      <App stores={{ tasks, settings }} texts={await openTexts(settings)} path={path} />
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  return { name: pageName(parseRoute(path, base).screen, language), language, html };
}
