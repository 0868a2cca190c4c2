import { expect, test } from 'vitest';
import { type Locator } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

/** The tint's first colour, and whether it lasts to the end. Null if the row has no tint. */
function tintOf(link: Element) {
  const row = link.closest('li');
  const fading = row
    ?.getAnimations({ subtree: true })
    .find(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::after');
  if (!row || !fading) return null;
  const colour = () => getComputedStyle(row, '::after').backgroundColor;
  fading.pause();
  fading.currentTime = 0;
  const first = colour();
  fading.finish();
  return [first, colour() === first];
}

/** Presses without the mouse, which on a slow machine may take longer than the tint lasts. */
function press(button: Locator) {
  const element = button.element();
  if (element instanceof HTMLElement) element.click();
}

const TINTED = ['rgb(220, 237, 235)', false];
const MANY = someTasks(...Array.from({ length: 30 }, (_, index) => `task ${index + 1}`));

test('Show tints the row for a moment', async () => {
  const list = await openList({ tasks: MANY });
  await list.add('eggs');
  press(list.button('Show'));
  await expect.poll(() => tintOf(list.link('eggs').element())).toEqual(TINTED);
});

test('undo tints the row that it brings back', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  await list.removeButton('tea').click();
  await list.button('Yes').click();
  press(list.button('Undo'));
  await expect.poll(() => tintOf(list.link('tea').element())).toEqual(TINTED);
});
