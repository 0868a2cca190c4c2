import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openList, press } from './openList.testing';
import { someTasks } from './renderApp.testing';

beforeEach(() => page.viewport(390, 844));

test('the open menu covers the page, and a press outside only closes it', async () => {
  const list = await openList({ tasks: someTasks('tea') });
  const place = () => list.newTask.element().getBoundingClientRect().toJSON();
  const before = place();
  await list.button('Open menu').click();
  await expect.element(list.link('About author')).toBeVisible();
  expect(place()).toEqual(before);
  await list.checkbox('tea').click({ force: true });
  await expect.element(list.link('About author')).not.toBeInTheDocument();
  await expect.element(list.checkbox('tea')).not.toBeChecked();
});

test("the menu closes when a link is followed, even the current screen's", async () => {
  const { button, link } = await openList();
  await button('Open menu').click();
  await link('About application').click();
  await expect.poll(() => location.pathname).toBe('/info');
  await expect.element(button('Open menu')).toBeVisible();
  await expect.element(link('About application')).not.toBeInTheDocument();
  await button('Open menu').click();
  await press(link('About application'));
  await expect.element(link('About application')).not.toBeInTheDocument();
  await expect.element(button('Open menu')).toHaveFocus();
});

test('the menu stays closed after Back and Forward', async () => {
  const { button, link, heading } = await openList({ tasks: someTasks('tea') });
  await link('tea').click();
  await expect.element(heading('tea')).toBeVisible();
  await button('Open menu').click();
  history.back();
  await expect.element(heading('To-do list')).toBeVisible();
  await expect.element(button('Open menu')).toBeVisible();
  history.forward();
  await expect.element(heading('tea')).toBeVisible();
  await expect.element(button('Open menu')).toBeVisible();
  await expect.element(link('About author')).not.toBeInTheDocument();
});
