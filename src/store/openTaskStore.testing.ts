import type { Task, Tasks } from '../domain/task';
import { en } from '../i18n/en';
import { openDraftStorage } from '../storage/draftStorage';
import { SimulatedBrowser } from '../storage/simulation/SimulatedBrowser';
import { createNotifications, type Message } from './notifications';
import { createTaskStore } from './taskStore';

export const milk: Task = { id: 'm', content: 'milk', done: false };
export const bread: Task = { id: 'b', content: 'bread', done: true };
export const EXAMPLES: Tasks = [{ id: 'm', content: 'example', done: true }];

interface Opening {
  readonly stored?: Tasks;
  readonly browser?: SimulatedBrowser;
  readonly fetchExamples?: () => Promise<Tasks>;
  readonly newId?: () => string;
  /** The tab's session storage, which survives a reload. */
  readonly session?: Storage;
  /** The id of the browser's tab; a new one by default. */
  readonly tab?: string;
  readonly now?: () => number;
}

/** The real store over the real storage, in a tab of a simulated browser. */
export async function openTaskStore({
  stored,
  browser = new SimulatedBrowser(),
  fetchExamples = async () => EXAMPLES,
  newId = countedIds(),
  session,
  tab,
  now,
}: Opening = {}) {
  if (stored) browser.setLocal('tasks', JSON.stringify(stored));
  const page = await browser.openTab();
  const { storage } = page;
  await browser.schedule.runAll();
  const settings = { saved: 0 };
  const notifications = createNotifications();
  const { state, history, commands } = createTaskStore({
    storage,
    notifications,
    newId,
    fetchExamples,
    drafts: openDraftStorage(session ?? null),
    tab: tab ?? page.name,
    ...(now && { now }),
    saveSettings: () => {
      settings.saved += 1;
    },
  });
  const textOf = (message: Message) => message(en).replaceAll('\u00a0', ' ');
  const notification = () => notifications.state.getState().notification;
  const dismiss = () => {
    const shown = notification();
    if (shown) notifications.dismiss(shown);
  };
  return {
    browser,
    page,
    commands,
    history,
    settings,
    /** The text of the notification and the names of its own buttons. */
    notice: () => {
      const shown = notification();
      return shown && [textOf(shown.message), ...(shown.actions ?? []).map((a) => textOf(a.label))];
    },
    notification,
    dismiss,
    /** Presses a button of the notification, which then disappears. */
    press: (button: string) => {
      const shown = notification();
      const pressed = shown?.actions?.find(({ label }) => textOf(label) === button);
      if (!shown || !pressed) throw new Error(`no button ${button}`);
      pressed.run();
      notifications.dismiss(shown);
    },
    /** Presses Undo in the notification. */
    undoNotified: () => commands.undo(notification()?.entry ?? undefined),
    announcement: () => {
      const { announcement } = notifications.state.getState();
      return announcement && textOf(announcement.message);
    },
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
