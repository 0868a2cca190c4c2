import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

const LONG = 'Write a long letter to the council about the bins, the lamps and the road. '
  .repeat(3)
  .trim();

/** The place of the text within its row, and the row's height. */
function placeOfText(row: Element) {
  const box = row.querySelector('a, textarea');
  if (!box) throw new Error('no text');
  const { borderTopWidth, paddingTop, borderLeftWidth, paddingLeft, letterSpacing } =
    getComputedStyle(box);
  const [outer, inner] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  return {
    left: inner.left - outer.left + parseFloat(borderLeftWidth) + parseFloat(paddingLeft),
    top: inner.top - outer.top + parseFloat(borderTopWidth) + parseFloat(paddingTop),
    height: inner.height,
    rowHeight: outer.height,
    letterSpacing,
  };
}

async function openEditors(width: number) {
  await page.viewport(width, 900);
  const list = await openList({ tasks: someTasks('tea', LONG, 'two\nlines') });
  /** The places of a text before and after its editor opens. */
  const places = async (id: number) => {
    const row = list.screen.container.querySelector(`[data-task="${id}"]`);
    if (!row) throw new Error('no row');
    const before = placeOfText(row);
    row.querySelector<HTMLElement>('[aria-label^="Edit"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list.editor).toHaveFocus();
    const after = placeOfText(row);
    await userEvent.keyboard('{Escape}');
    return { before, after };
  };
  return { places };
}

test('in a narrow window a text keeps its place and its lines when its editor opens', async () => {
  const { places } = await openEditors(390);
  for (const id of [1, 2, 3]) {
    const { before, after } = await places(id);
    const { left, top, height, letterSpacing } = before;
    expect(after).toMatchObject({ left, top, height, letterSpacing });
  }
});

test("in a wide window a text keeps its place when its editor opens, and a short one keeps its row's height", async () => {
  const { places } = await openEditors(1100);
  for (const id of [1, 2, 3]) {
    const { before, after } = await places(id);
    const { left, top } = before;
    expect(after).toMatchObject({ left, top });
  }
  const tea = await places(1);
  expect(tea.after).toEqual(tea.before);
  const lines = await places(3);
  expect(lines.after.height).toBe(lines.before.height);
});

test('an open editor keeps its lines while the pointer is over another row', async () => {
  await page.viewport(1100, 900);
  const { editor, button, link } = await openList({ tasks: someTasks('tea', LONG) });
  await button(`Edit: ${LONG}`).click();
  const box = () => editor.element().getBoundingClientRect().toJSON();
  const before = box();
  await link('tea').hover();
  await expect.element(button('Move up: tea')).toBeInTheDocument();
  expect(box()).toEqual(before);
});

test('a browser that cannot size a field by its text shows an editor as high as its lines', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const style = document.createElement('style');
  style.textContent = 'textarea { field-sizing: fixed !important }';
  document.head.append(style);
  onTestFinished(() => {
    style.remove();
    vi.restoreAllMocks();
  });
  const { places } = await openEditors(390);
  const { before, after } = await places(2);
  expect(after).toMatchObject({ top: before.top, height: before.height });
  const field = page.getByRole('textbox', { name: 'Task content' });
  await page.getByRole('button', { name: 'Edit: tea' }).click();
  const one = field.element().getBoundingClientRect().height;
  await field.fill('a\nb\nc');
  expect(field.element().getBoundingClientRect().height).toBe(one + 50);
  await field.fill('a');
  expect(field.element().getBoundingClientRect().height).toBe(one);
});
