import { nanoid } from 'nanoid';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { chunkFailure } from './app/chunkFailure';
import { settleAddress } from './app/settleAddress';
import { openTexts } from './app/texts';
import { whenIdle } from './app/whenIdle';
import { LANGUAGES } from './i18n/language';
import { browserTaskStorage } from './storage/browserTaskStorage';
import { browserStorage } from './storage/localValue';
import { openSettingsStorage } from './storage/settingsStorage';
import { fetchExampleTasks } from './store/exampleTasks';
import { createSettingsStore } from './store/settingsStore';
import { createTaskStore } from './store/taskStore';
import './ui/global.css';

async function start(root: HTMLElement): Promise<void> {
  settleAddress();
  const storage = browserTaskStorage(nanoid);
  const settings = createSettingsStore(
    openSettingsStorage(browserStorage(), LANGUAGES),
    () => storage.save(),
  );
  const tasks = createTaskStore({
    storage,
    newId: nanoid,
    fetchExamples: () => fetchExampleTasks(nanoid),
    saveSettings: () => settings.commands.save(),
  });
  const texts = await openTexts(settings);
  createRoot(root, {
    onCaughtError: (error) => console.error(chunkFailure(error) ?? error),
  }).render(
    <StrictMode>
      <App stores={{ tasks, settings }} texts={texts} />
    </StrictMode>,
  );
  whenIdle(async () => {
    const { reportVitals } = await import(/* webpackChunkName: "metrics" */ './app/vitals');
    reportVitals();
  });
}

const root = document.getElementById('root');
if (root) void start(root);
