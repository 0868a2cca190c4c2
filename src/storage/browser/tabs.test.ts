// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { browserTabs } from './tabs';
import { PATIENCE_MS } from '../patience.testing';

function openTabs() {
  const tabs = browserTabs();
  const heard = {
    news: vi.fn<() => void>(),
    shown: vi.fn<() => void>(),
    written: vi.fn<() => void>(),
    leave: vi.fn<() => void>(),
  };
  tabs.onNews(heard.news);
  tabs.onShown(heard.shown);
  tabs.onTasksWritten(heard.written);
  tabs.onLeave(heard.leave);
  return { tabs, ...heard };
}

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const pageEvent = (type: 'pageshow' | 'pagehide', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

const written = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event;
};

test('what one tab announces, the others hear, and itself not', async () => {
  const here = openTabs();
  const there = openTabs();
  here.tabs.broadcast();
  await vi.waitFor(() => expect(there.news).toHaveBeenCalledOnce(), PATIENCE_MS);
  expect(here.news).not.toHaveBeenCalled();
});

test('a tab that is shown again hears so at once; one that is hidden may never run again', () => {
  const { shown, leave } = openTabs();
  show('hidden');
  expect(leave).toHaveBeenCalledOnce();
  expect(shown).not.toHaveBeenCalled();
  show('visible');
  expect(shown).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
});

test.each(['tasks', 'tasks.pending.1.x'])(
  'another tab that writes `%s` is seen, and no news yet',
  (key) => {
    const { news, written: seen } = openTabs();
    written(key);
    expect(seen).toHaveBeenCalledOnce();
    expect(news).not.toHaveBeenCalled();
  },
);

test.each(['theme', null])('one that writes something else is not: %s', (key) => {
  const { written: seen } = openTabs();
  written(key);
  expect(seen).not.toHaveBeenCalled();
});

test('a page that is left hears nothing, and catches up when it comes back from the cache', async () => {
  const here = openTabs();
  pageEvent('pagehide', true);
  expect(here.leave).toHaveBeenCalledOnce();
  expect(() => here.tabs.broadcast()).not.toThrow();
  pageEvent('pageshow', false);
  expect(here.shown).not.toHaveBeenCalled();
  expect(here.written).not.toHaveBeenCalled();
  pageEvent('pageshow', true);
  expect(here.shown).toHaveBeenCalledOnce();
  expect(here.written).toHaveBeenCalledOnce();

  const there = openTabs();
  here.tabs.broadcast();
  await vi.waitFor(() => expect(there.news).toHaveBeenCalledOnce(), PATIENCE_MS);
});

test('a tab works alone where the channel is missing or refuses', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const failed = vi.fn<() => void>();
  addEventListener('error', failed);
  expect(() => openTabs().tabs.broadcast()).not.toThrow();
  pageEvent('pagehide', true);
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  expect(() => openTabs().tabs.broadcast()).not.toThrow();
});

test('leaving is asked about only where something would be lost', () => {
  const { tabs } = openTabs();
  expect(leaving().defaultPrevented).toBe(false);
  tabs.askBeforeLeaving(true);
  expect(leaving().defaultPrevented).toBe(true);
  tabs.askBeforeLeaving(false);
  expect(leaving().defaultPrevented).toBe(false);
});
