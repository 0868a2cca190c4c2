import { expect, test } from 'vitest';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

test('the addresses in a text are links on the details screen, and the row stays a single link', async () => {
  const text = 'Read (https://example.org/a_(b)), http://b.example and https://example.org/a_(b)';
  const { screen, link } = await openList({ tasks: someTasks(text) });
  await expect.element(link(text)).toBeVisible();
  expect(screen.container.querySelectorAll('[data-task] a')).toHaveLength(1);
  await link(text).click();
  const list = screen.getByRole('list', { name: 'Links in this task' });
  await expect.element(list).toBeVisible();
  const links = [...list.element().querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'https://example.org/a_(b)',
    'http://b.example/',
  ]);
  for (const each of links) {
    expect(each.getAttribute('href')).toBe(each.textContent);
    expect(each.target).toBe('_blank');
    expect(each.rel).toBe('noopener noreferrer');
  }
  const completed = screen.getByText('Completed: No').element().getBoundingClientRect();
  expect(links[0]?.getBoundingClientRect().y).toBeGreaterThan(completed.y);
});
