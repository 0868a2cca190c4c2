import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

async function open(id: string, ...lines: string[]) {
  const app = await openList({ tasks: someTasks(...lines), path: `/zadania/${id}` });
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...app, tick: app.checkbox };
}

test('the tick finishes the task and says so', async () => {
  const { screen, tick, saved } = await open('1', 'tea', 'milk');
  await expect.element(screen.getByText('Completed: No', { exact: true })).toBeVisible();
  await tick('tea').click();
  await expect.element(screen.getByText('Completed: Yes', { exact: true })).toBeVisible();
  await expect.poll(saved).toEqual(someTasks('x tea', 'milk'));
});

describe('Edit', () => {
  test('opens the editor, which saves the text as the title and gives the focus back', async () => {
    const { button, editor, heading, saved } = await open('1', 'tea', 'milk');
    await button('Edit').click();
    await expect.element(editor).toHaveFocus();
    await expect.element(editor).toHaveValue('tea');
    await userEvent.keyboard('green tea{Enter}');
    await expect.element(heading('green tea')).toBeVisible();
    await expect.element(editor).not.toBeInTheDocument();
    await expect.element(button('Edit')).toHaveFocus();
    await expect.poll(saved).toEqual(someTasks('green tea', 'milk'));
  });

  test('can be cancelled by the same button', async () => {
    const { button, editor, heading, saved } = await open('1', 'tea');
    await button('Edit').click();
    await userEvent.keyboard('coffee');
    await button('Cancel').click();
    await expect.element(editor).not.toBeInTheDocument();
    await expect.element(heading('tea')).toBeVisible();
    expect(saved()).toEqual(someTasks('tea'));
  });

  test('keeps half-typed text on the way to the list, where it can be saved', async () => {
    const { screen, button, link, editor, saved } = await open('1', 'tea', 'milk');
    await link('Back to the task list').click();
    await link('tea').click();
    await button('Edit').click();
    await userEvent.keyboard('half');
    await link('Back to the task list').click();
    await expect.element(screen.getByRole('heading', { name: 'To-do list' })).toBeVisible();
    await expect.element(editor).toHaveValue('half');
    await button('OK').click();
    await expect.poll(saved).toEqual(someTasks('half', 'milk'));
  });
});

describe('Remove', () => {
  test('asks first, and then shows the next task with Undo', async () => {
    const { screen, button, heading, saved, notices } = await open('1', 'tea', 'milk');
    await button('Remove').click();
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('tea');
    await expect.element(button('No')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Remove')).toHaveFocus();
    await button('Remove').click();
    await button('Yes').click();
    await expect.element(heading('milk')).toBeVisible();
    expect(location.pathname).toBe('/zadania/2');
    await expect.element(button('Remove')).toHaveFocus();
    await expect.element(notices).toHaveTextContent('Removed “tea”');
    await button('Undo').click();
    await expect.poll(saved).toEqual(someTasks('tea', 'milk'));
  });

  test('is no longer asked when another tab removes the task', async () => {
    const { browser, screen, button, heading } = await open('1', 'tea', 'milk');
    const other = await browser.openTab();
    await button('Remove').click();
    other.storage.append([{ type: 'setContent', id: '1', content: 'green tea' }]);
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('green tea');
    other.storage.append([{ type: 'remove', ids: ['1'] }]);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(heading('Unfortunately, the task not found')).toHaveFocus();
  });

  test('of the last task leads to the list', async () => {
    const { screen, button, link, saved, notices } = await open('2', 'tea', 'milk');
    await button('Remove').click();
    await button('Yes').click();
    await expect.element(link('tea')).toBeVisible();
    expect(location.pathname).toBe('/zadania');
    await expect.element(notices).toHaveTextContent('Removed “milk”');
    await expect.poll(saved).toEqual(someTasks('tea'));
    expect(screen.container.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('of the last task leads back to the place in the list that it was opened from', async () => {
    const { screen, button, link, heading } = await open('2', 'tea', 'milk', 'bread');
    await link('Back to the task list').click();
    await link('bread').click();
    await expect.element(heading('bread')).toBeVisible();
    const entries = history.length;
    await button('Remove').click();
    await button('Yes').click();
    await expect.element(link('milk')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'New task' })).toHaveFocus();
    expect(history.length).toBe(entries);
  });
});

describe('keys', () => {
  test('F2 edits, and the focus returns', async () => {
    const { heading, tick, link, button, editor } = await open('1', 'tea', 'milk');
    const placesAndReturns = [
      [heading('tea'), heading('tea')],
      [tick('tea'), tick('tea')],
      [button('Remove'), button('Remove')],
      [link('Next task'), heading('tea')],
    ] as const;
    for (const [place, returned] of placesAndReturns) {
      place.element().focus();
      await userEvent.keyboard('{F2}');
      await expect.element(editor).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(returned).toHaveFocus();
    }
  });

  test('Delete asks to remove, even without a focus', async () => {
    const { screen, button } = await open('1', 'tea', 'milk');
    await userEvent.keyboard('{Delete}');
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('tea');
    await userEvent.keyboard('{ArrowRight}{Delete}{F2}');
    await expect.element(button('No')).toHaveFocus();
    expect(location.pathname).toBe('/zadania/1');
  });

  test('Space ticks, except on a button, which it presses', async () => {
    const { heading, tick, button, editor } = await open('1', 'tea');
    heading('tea').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(tick('tea')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(tick('tea')).not.toBeChecked();
    button('Edit').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(editor).toBeVisible();
    await expect.element(tick('tea')).not.toBeChecked();
  });

  test('Left and Right go to the neighbours, but not in the editor', async () => {
    const { screen, heading, editor } = await open('1', 'tea', 'milk');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(heading('tea')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(heading('milk')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(heading('tea')).toHaveFocus();
    await expect.poll(() => announced(screen.container)).toContain('tea');
    await userEvent.keyboard('{F2}{ArrowRight}{ArrowLeft}');
    await expect.element(editor).toHaveValue('tea');
    expect(location.pathname).toBe('/zadania/1');
  });
});

test('a text that consists of an address is a link', async () => {
  const { screen, link } = await open('1', 'https://example.org/there', 'see https://example.org');
  await expect.element(link('https://example.org/there')).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('list', { name: 'Links in this task' }).query()).toBeNull();
  await link('Next task').click();
  await expect.element(screen.getByRole('list', { name: 'Links in this task' })).toBeVisible();
  await expect.element(link('https://example.org/')).toBeVisible();
});

test("the header keeps the app's title, and the navigation marks the list", async () => {
  const { screen, link } = await open('1', 'tea');
  await expect.element(screen.getByText('To-do list', { exact: true })).toBeVisible();
  await expect.element(link('Tasks')).toHaveAttribute('aria-current', 'true');
  expect(screen.container.querySelectorAll('h1')).toHaveLength(1);
});

function announced(container: HTMLElement): string {
  return [...container.querySelectorAll('[aria-live]')].map((live) => live.textContent).join();
}
