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

test('a broadcast reaches the other tabs, but not its own', async () => {
  const here = openTabs();
  const there = openTabs();
  here.tabs.broadcast();
  await vi.waitFor(() => expect(there.news).toHaveBeenCalledOnce(), PATIENCE_MS);
  expect(here.news).not.toHaveBeenCalled();
});

test('showing and hiding a tab is reported at once', () => {
  const { shown, leave } = openTabs();
  show('hidden');
  expect(leave).toHaveBeenCalledOnce();
  expect(shown).not.toHaveBeenCalled();
  show('visible');
  expect(shown).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
});

test.each(['tasks', 'tasks.pending.1.x'])(
  'a write of `%s` by another tab is reported as a write, not as news',
  (key) => {
    const { news, written: seen } = openTabs();
    written(key);
    expect(seen).toHaveBeenCalledOnce();
    expect(news).not.toHaveBeenCalled();
  },
);

test.each(['theme', null])('a write of another key is not reported: %s', (key) => {
  const { written: seen } = openTabs();
  written(key);
  expect(seen).not.toHaveBeenCalled();
});

test('a page that was left hears nothing, and is told when it returns from the cache', async () => {
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

test('a tab works alone without a channel or with a refusing one', () => {
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

test('the browser asks before leaving only if something would be lost', () => {
  const { tabs } = openTabs();
  expect(leaving().defaultPrevented).toBe(false);
  tabs.askBeforeLeaving(true);
  expect(leaving().defaultPrevented).toBe(true);
  tabs.askBeforeLeaving(false);
  expect(leaving().defaultPrevented).toBe(false);
});
