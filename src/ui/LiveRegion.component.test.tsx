import { StrictMode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiveRegion } from './LiveRegion';

async function spokenFirst(first: string) {
  const region = (id: number, text: string) => (
    <StrictMode>
      <LiveRegion id={id} text={text} />
    </StrictMode>
  );
  const { container, rerender } = await render(region(1, first));
  return {
    heard: () => container.querySelector('[aria-live]')?.textContent,
    say: (id: number, text: string) => rerender(region(id, text)),
  };
}

test('a change of language does not repeat an announcement', async () => {
  const { heard, say } = await spokenFirst('Task added');
  expect(heard()).toBe('Task added');
  await say(1, 'Dodano zadanie');
  expect(heard()).toBe('Task added');
  await say(2, 'Cofnięto zmianę');
  expect(heard()).toBe('Cofnięto zmianę');
});

test('an announcement is cleared once spoken, and can be repeated', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { heard, say } = await spokenFirst('Task added');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(10_000);
  await expect.poll(heard).toBe('');
  await say(2, 'Task added');
  expect(heard()).toBe('Task added');
});
