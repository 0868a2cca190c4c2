import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList, press } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

const announced = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join();

test('matches are marked, and announced once the visitor stops typing', async () => {
  const list = await openList({ tasks: someTasks('Brew TEA, green tea', 'milk', 'İstanbul tea') });
  await list.filter.click();
  await userEvent.keyboard('tea');
  await expect.poll(marks).toEqual(['TEA', 'tea', 'tea']);
  await expect.element(list.link('Brew TEA, green tea')).toBeVisible();
  await expect.poll(announced).toMatch(/2\stasks found/);
  await list.add('black tea');
  await expect.poll(announced).toContain('Task added');
  await list.filter.fill('');
  await expect.poll(marks).toEqual([]);
});

test('a search shows its count in place of the progress, and a button of 44 px clears it', async () => {
  const list = await openList({ tasks: someTasks('tea', 'x green tea', 'x milk', 'x jam') });
  const top = list.screen.container.querySelector('section > :has([data-control="list-heading"])');
  const bar = () => {
    if (!top) return null;
    const { content, width } = getComputedStyle(top, '::after');
    return content === '""' ? Number.parseFloat(width) / top.clientWidth : null;
  };
  await expect.element(list.screen.getByText('3 of 4 done')).toBeVisible();
  await expect.poll(bar).toBeCloseTo(0.75, 2);
  await list.filter.fill('tea');
  await expect.element(list.screen.getByText('2 of 4 found')).toBeVisible();
  expect(list.screen.getByText('3 of 4 done').query()).toBeNull();
  await expect.poll(bar).toBe(null);
  const clear = list.button('Clear the search field');
  const { width, height } = clear.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await clear.click();
  await expect.element(list.filter).toHaveValue('');
  await expect.element(list.filter).toHaveFocus();
  await expect.poll(list.contents).toHaveLength(4);
  await expect.element(clear).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test.each(['by a click', 'by a key'])(
  'a search without results is named and cleared %s',
  async (way) => {
    const { button, contents, filter, heading, screen } = await openList({
      tasks: someTasks('tea', 'milk'),
      path: '/zadania?a=1&szukaj=coffee',
    });
    const nothing = screen.getByText('Nothing matches “coffee”');
    await expect.element(nothing).toBeVisible();
    const end = screen.getByText('No more tasks for you').element();
    expect(nothing.element().getBoundingClientRect().y).toBeLessThan(end.getBoundingClientRect().y);
    const clear = button('Clear search');
    if (way === 'by a click') await clear.click();
    else await press(clear);
    await expect.poll(contents).toEqual(['tea', 'milk']);
    await expect.element(clear).not.toBeInTheDocument();
    await expect.element(heading('List of tasks', 2)).toHaveFocus();
    await expect.element(filter).toHaveValue('');
    expect(location.search).toBe('?a=1');
    await filter.fill('cocoa');
    expect(location.search).toBe('?a=1&szukaj=cocoa');
  },
);
