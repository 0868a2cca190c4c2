import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Notice, NoticeButton, NoticeRegion } from './Notice';
import { NoticeBoard } from './NoticeBoard';
import { Toast } from './Toast';
import { renderUi } from './renderUi.testing';

test('notices are a landmark, and their texts are announced once, without their buttons', async () => {
  const onShown = vi.fn<(text: string) => void>();
  const withNotices = (saved: string | null, done: string | null) => (
    <StrictMode>
      <NoticeBoard onShown={onShown}>
        <NoticeRegion name="Notices">
          {saved !== null && <Notice text={saved} />}
          {done !== null && (
            <Notice text={done}>
              <NoticeButton>Undo</NoticeButton>
            </Notice>
          )}
        </NoticeRegion>
      </NoticeBoard>
    </StrictMode>
  );
  const screen = await render(withNotices('Not saved', 'Removed'));
  const region = screen.getByRole('region', { name: 'Notices' });
  await expect.element(region.getByText('Removed')).toBeVisible();
  expect(onShown.mock.calls).toEqual([['Not saved\nRemoved']]);

  await screen.rerender(withNotices('Nie zapisano', 'Usunięto'));
  await expect.element(region.getByText('Usunięto')).toBeVisible();
  expect(onShown).toHaveBeenCalledOnce();

  await screen.rerender(withNotices(null, null));
  await expect.element(region).not.toBeInTheDocument();
});

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function timers(count: number) {
    await expect.poll(() => vi.getTimerCount()).toBe(count);
  }

  async function pass() {
    const onEnd = vi.fn<() => void>();
    const screen = await renderUi(
      <NoticeBoard onShown={() => {}}>
        <button type="button">Elsewhere</button>
        <Toast text="Removed" onEnd={onEnd}>
          <NoticeButton>Undo</NoticeButton>
        </Toast>
      </NoticeBoard>,
    );
    const leave = () => screen.getByRole('button', { name: 'Elsewhere' }).hover();
    // The pointer is where the previous test left it.
    await leave();
    await timers(2);
    return { undo: screen.getByRole('button', { name: 'Undo' }), onEnd, leave };
  }

  test('disappears after six seconds, once', async () => {
    const { onEnd } = await pass();
    vi.advanceTimersByTime(5_999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('fades at the end, and turns opaque if it is held then', async () => {
    const { undo, leave } = await pass();
    const notice = undo.element().closest<HTMLElement>('[class*=notice]');
    if (!notice) throw new Error('no notice');
    await expect.element(notice).toHaveStyle({ opacity: '1' });
    vi.advanceTimersByTime(5_900);
    await expect.element(notice).toHaveStyle({ opacity: '0' });
    await undo.hover();
    await expect.element(notice).toHaveStyle({ opacity: '1' });
    await leave();
  });

  test('stays while its button has the focus, and then for six more seconds', async () => {
    const { undo, onEnd } = await pass();
    vi.advanceTimersByTime(5_000);
    undo.element().focus();
    await timers(0);
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    undo.element().blur();
    await timers(2);
    vi.advanceTimersByTime(5_999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('stays while the pointer is over it', async () => {
    const { undo, onEnd, leave } = await pass();
    await undo.hover();
    await timers(0);
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    await leave();
    await timers(2);
    vi.advanceTimersByTime(6_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
