import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

const LONG =
  'Plan the weekend trip to the mountains with everybody and book the cabin before Friday';

/** The details of the second of three tasks. */
async function open(content: string, width = 1100) {
  await page.viewport(width, 800);
  const tasks = someTasks('tea', content, 'x milk');
  const { screen } = await renderApp({ tasks, path: '/zadania/2' });
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  return { screen, title };
}

describe.each([1100, 390])('at %i px', (width) => {
  test.each(['tea cup', LONG])('editing does not move the first line of “%s”', async (content) => {
    const { screen, title } = await open(content, width);
    const before = title.element().getBoundingClientRect();
    await screen.getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = screen.getByRole('textbox', { name: 'Task content' });
    await expect.element(editor).toHaveFocus();
    const field = editor.element();
    const style = getComputedStyle(field);
    const box = field.getBoundingClientRect();
    const inset = (side: 'top' | 'left') =>
      box[side] +
      parseFloat(style.getPropertyValue(`padding-${side}`)) +
      parseFloat(style.getPropertyValue(`border-${side}-width`));
    expect(inset('top')).toBe(before.top);
    expect(inset('left')).toBe(before.left);
    expect(box.height - 2 * (inset('top') - box.top)).toBe(before.height);
  });
});

test('the place in the filtered list is between the neighbours', async () => {
  const { screen } = await open('tea cup');
  const place = (text: string) => screen.getByText(text, { exact: true });
  await expect.element(place('2 of 3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(place('3 of 3')).toBeVisible();
  await screen.unmount();
  const search = await renderApp({
    tasks: someTasks('tea', 'milk', 'tea cup'),
    path: '/zadania?szukaj=tea',
  });
  await search.screen.getByRole('link', { name: 'tea cup' }).click();
  await expect.element(search.screen.getByText('2 of 2', { exact: true })).toBeVisible();
});
