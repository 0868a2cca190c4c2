import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { manyTasks } from '../../../app/manyTasks.testing';
import { openList, press } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

const UP = '{Alt>}{ArrowUp}{/Alt}';
const DOWN = '{Alt>}{ArrowDown}{/Alt}';
const TO_TOP = '{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}';
const TO_END = '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}';
const UNDO = '{Control>}z{/Control}';

async function openOrdered(...lines: string[]) {
  const list = await openList({ tasks: someTasks(...lines) });
  const said = (text: string | RegExp) => list.screen.getByText(text);
  return { ...list, said };
}

test('Alt with an arrow moves the row, announces its new place, and keeps the focus', async () => {
  const { checkbox, contents, said, saved, add } = await openOrdered('a', 'b', 'c');
  await press(checkbox('a'), DOWN);
  await expect.poll(contents).toEqual(['b', 'a', 'c']);
  await expect.element(checkbox('a')).toHaveFocus();
  await expect.element(said('Moved to position 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard(DOWN);
  await expect.poll(contents).toEqual(['b', 'c', 'a']);
  await expect.element(said('Moved to position 3 of 3')).toBeInTheDocument();
  await userEvent.keyboard(UP);
  await expect.poll(contents).toEqual(['b', 'a', 'c']);
  await expect.element(checkbox('a')).toHaveFocus();
  await expect.poll(saved).toMatchObject([{ content: 'b' }, { content: 'a' }, { content: 'c' }]);

  // The announcement is not repeated when the list grows.
  await expect.element(said('Moved to position 2 of 3')).toBeInTheDocument();
  await add('d');
  await expect.element(said('Task added')).toBeInTheDocument();
  await expect.element(said(/^Moved to/)).not.toBeInTheDocument();
});

test('Alt with an arrow works on every control of a row, and at the ends says that nothing moves', async () => {
  const { link, editButton, removeButton, contents, said } = await openOrdered('a', 'b', 'c');
  for (const control of [link('a'), editButton('a'), removeButton('a')]) {
    await press(control, UP);
    await expect.element(said('Still at position 1 of 3')).toBeInTheDocument();
    await userEvent.keyboard(DOWN);
    await expect.poll(contents).toEqual(['b', 'a', 'c']);
    await expect.element(control).toHaveFocus();
    await userEvent.keyboard(UP);
    await expect.poll(contents).toEqual(['a', 'b', 'c']);
  }
});

test('Alt+Shift with an arrow moves a row to the top or the end, in one step', async () => {
  const list = await openList({ tasks: manyTasks(500) });
  const said = (text: string) => list.screen.getByText(text);
  await expect.poll(() => list.screen.container.querySelector('[aria-posinset]')).not.toBeNull();
  await press(list.checkbox('task 3'), TO_END);
  await expect.element(said('Moved to position 500 of 500')).toBeInTheDocument();
  await expect.element(list.checkbox('task 3')).toHaveFocus();
  await expect.element(list.checkbox('task 3')).toBeInViewport();
  await expect.poll(list.saved).toHaveProperty('499.content', 'task 3');

  await userEvent.keyboard(TO_TOP);
  await expect.element(said('Moved to position 1 of 500')).toBeInTheDocument();
  await expect.element(list.checkbox('task 3')).toHaveFocus();
  await expect.element(list.checkbox('task 3')).toBeInViewport();
  await expect.poll(list.saved).toHaveProperty('0.content', 'task 3');

  await userEvent.keyboard(UNDO);
  await expect.poll(list.saved).toHaveProperty('499.content', 'task 3');
  await userEvent.keyboard(UNDO);
  await expect.poll(list.saved).toEqual(manyTasks(500));
});

test('buttons that appear with keyboard focus or an open editor move the row', async () => {
  const elsewhere = await openList({ path: '/info' });
  await elsewhere.heading('About application').hover();
  await elsewhere.screen.unmount();
  const { link, button, checkbox, editButton, contents } = await openOrdered('a', 'b', 'c');
  const down = button('Move down: a');
  expect(down.query()).toBeNull();
  await link('a').hover();
  const looks = () => {
    const { opacity, pointerEvents } = getComputedStyle(
      down.element().parentElement ?? document.body,
    );
    return { opacity, pointerEvents };
  };
  await expect.poll(looks).toEqual({ opacity: '0', pointerEvents: 'none' });
  link('a').element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(checkbox('a')).toHaveFocus();
  await expect.poll(looks).toEqual({ opacity: '1', pointerEvents: 'auto' });
  expect(button('Move down: c').query()).toBeNull();
  await down.click();
  await expect.poll(contents).toEqual(['b', 'a', 'c']);
  await editButton('a').click();
  await button('Move up: a').click();
  await button('Cancel: a').click();
  await expect.poll(contents).toEqual(['a', 'b', 'c']);
});

test('with done tasks hidden or during a search, a row moves past its visible neighbour', async () => {
  const list = await openOrdered('tea 1', 'x milk', 'tea 2', 'bread');
  await list.button('Hide done').click();
  await press(list.checkbox('tea 1'), DOWN);
  await expect.poll(list.contents).toEqual(['tea 2', 'tea 1', 'bread']);
  await expect.element(list.said('Moved to position 2 of 3')).toBeInTheDocument();
  await list.button('Show done').click();
  await expect.poll(list.contents).toEqual(['milk', 'tea 2', 'tea 1', 'bread']);

  await press(list.checkbox('bread'), UP);
  await expect.poll(list.contents).toEqual(['milk', 'tea 2', 'bread', 'tea 1']);
  await list.filter.fill('tea');
  await expect.poll(list.contents).toEqual(['tea 2', 'tea 1']);
  await press(list.checkbox('tea 1'), UP);
  await expect.poll(list.contents).toEqual(['tea 1', 'tea 2']);
  await expect
    .poll(list.saved)
    .toMatchObject(['milk', 'tea 1', 'tea 2', 'bread'].map((content) => ({ content })));
});
