import { expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

/** The colours a row's patch has at the start and at the end of its fading, if it fades. */
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

/** At once: a tint lasts no longer than a slow machine may take to press by the mouse. */
function press(button: Locator) {
  const element = button.element();
  if (element instanceof HTMLElement) element.click();
}

const TINTED = ['rgb(220, 237, 235)', false];
const MANY = someTasks(...Array.from({ length: 30 }, (_, index) => `task ${index + 1}`));

test('a row that Show leads to is tinted, and the tint goes', async () => {
  const list = await openList({ tasks: MANY });
  await list.add('eggs');
  press(list.button('Show'));
  await expect.poll(() => tintOf(list.link('eggs').element())).toEqual(TINTED);
});

test('the hit that Enter in the search goes to is tinted', async () => {
  const list = await openList({ tasks: MANY });
  await list.filter.fill('task 12');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => tintOf(list.link('task 12').element())).toEqual(TINTED);
});

test('a row that undo brings back is tinted', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  await list.removeButton('tea').click();
  await list.button('Yes').click();
  press(list.button('Undo'));
  await expect.poll(() => tintOf(list.link('tea').element())).toEqual(TINTED);
});
