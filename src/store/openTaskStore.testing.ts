import type { Tasks } from '../domain/task';
import { openDraftStorage } from '../storage/draftStorage';
import { SimulatedBrowser } from '../storage/simulation/SimulatedBrowser';
import type { StepStorage } from '../storage/stepStorage';
import { createTaskStore } from './taskStore';

export const EXAMPLES: Tasks = [{ id: 'm', content: 'example', done: true }];

interface Opening {
  readonly stored?: Tasks;
  readonly browser?: SimulatedBrowser;
  readonly fetchExamples?: () => Promise<Tasks>;
  readonly newId?: () => string;
  /** What this tab keeps through a reload. */
  readonly session?: Storage;
  /** Where the steps of undo are kept for later visits. */
  readonly steps?: StepStorage;
  readonly now?: () => number;
}

/** The real store over the real storage, in a tab of a simulated browser. */
export async function openTaskStore({
  stored,
  browser = new SimulatedBrowser(),
  fetchExamples = async () => EXAMPLES,
  newId = countedIds(),
  session,
  steps,
  now,
}: Opening = {}) {
  if (stored) browser.setLocal('tasks', JSON.stringify(stored));
  const { storage } = await browser.openTab();
  await browser.schedule.runAll();
  const settings = { saved: 0 };
  const { state, commands } = createTaskStore({
    storage,
    newId,
    fetchExamples,
    drafts: openDraftStorage(session ?? null),
    ...(steps && { steps }),
    ...(now && { now }),
    saveSettings: () => {
      settings.saved += 1;
    },
  });
  return {
    browser,
    commands,
    settings,
    state: () => state.getState(),
    tasks: () => state.getState().tasks,
    saved: async (): Promise<unknown> => {
      await browser.schedule.runAll();
      return JSON.parse(browser.local.get('tasks') ?? 'null');
    },
  };
}

function countedIds() {
  let ids = 0;
  return () => `new${(ids += 1)}`;
}
