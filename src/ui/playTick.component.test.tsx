import { expect, test, vi } from 'vitest';
import { Tick } from './Tick';
import { renderUi } from './renderUi.testing';

test('a tick counts even if the style sheet, which has its durations, has not loaded', async () => {
  const root = document.documentElement;
  const names = ['--fast', '--settle', '--draw'];
  for (const name of names) root.style.setProperty(name, 'initial');
  const onChange = vi.fn<() => void>();
  const screen = await renderUi(<Tick label="tea" checked={false} onChange={onChange} />);
  await screen.getByRole('checkbox').click();
  expect(onChange).toHaveBeenCalledOnce();
  for (const name of names) root.style.removeProperty(name);
});
