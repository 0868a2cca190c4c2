/// <reference types="@vitest/browser-playwright" />
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

/** `npm test` has little motion in component tests: e2e/tier.ts. */
const setMotion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
const wasReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
beforeAll(() => setMotion('no-preference'));
afterAll(() => setMotion(wasReduced ? 'reduce' : 'no-preference'));

/** Pauses every animation at its start, at which nothing may seem to have moved. */
function holdMotion(): void {
  const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function hold(
    this: Element,
    ...motion
  ) {
    const animation = animate.apply(this, motion);
    animation.pause();
    return animation;
  });
}

/** The drawn height of the list's card, which may differ from that of its contents. */
function cardHeight(container: HTMLElement): number {
  const card = container.querySelector('section:has([data-task])');
  if (!card) return Number.NaN;
  const { transform } = getComputedStyle(card, '::before');
  return card.getBoundingClientRect().height * new DOMMatrix(transform).d;
}

test("the card's edge starts from its former place when the list grows or shrinks", async () => {
  const { screen, add, button, contents } = await openList({ tasks: someTasks('tea', 'x milk') });
  await expect.element(button('Remove done')).toBeVisible();
  const before = cardHeight(screen.container);
  holdMotion();

  await add('jam');
  await expect.poll(contents).toEqual(['tea', 'milk', 'jam']);
  await expect.poll(() => cardHeight(screen.container)).toBeCloseTo(before, 0);
  for (const animation of document.getAnimations()) animation.finish();
  const grown = cardHeight(screen.container);
  expect(grown).toBeGreaterThan(before + 40);

  await button('Hide done').click();
  await expect.poll(contents).toEqual(['tea', 'jam']);
  await expect.poll(() => cardHeight(screen.container)).toBeCloseTo(grown, 0);
});

test('a removed row fades exactly where it was', async () => {
  const { screen, button, contents } = await openList({ tasks: someTasks('tea', 'x milk', 'jam') });
  await expect.element(button('Remove done')).toBeVisible();
  const places = (row: Element | null) =>
    ['input', 'a', '[data-control="remove"]'].map((control) => {
      const box = row?.querySelector(control)?.getBoundingClientRect();
      return { x: box?.x, y: box?.y };
    });
  const before = places(screen.container.querySelectorAll('[data-task]')[1] ?? null);
  holdMotion();
  await button('Hide done').click();
  await expect.poll(contents).toEqual(['tea', 'jam']);
  await expect.poll(() => places(screen.container.querySelector('main [inert]'))).toEqual(before);
});

test('a ticked box flashes and draws its check, and nothing else moves', async () => {
  const { checkbox, link } = await openList({ tasks: someTasks('tea', 'x milk') });
  const boxOf = (name: string) => checkbox(name).element();
  const motions = (name: string) => boxOf(name).getAnimations({ subtree: true }).length;
  expect(motions('milk'), 'a task that was done before does not move').toBe(0);
  holdMotion();
  await checkbox('tea').click();
  const fill = getComputedStyle(boxOf('tea'), '::before');
  expect([fill.scale, fill.backgroundColor]).toEqual(['0.86', 'rgb(0, 90, 95)']);
  expect(getComputedStyle(boxOf('tea'), '::after').clipPath).toBe('inset(100% 0px 0px)');
  await expect
    .poll(() => getComputedStyle(link('tea').element()).textDecorationLine)
    .toBe('line-through');
  await checkbox('milk').click();
  expect(getComputedStyle(boxOf('milk'), '::before').scale).toBe('none');
});

test('the line through a ticked text is drawn while the text goes to its quiet colour', async () => {
  const { checkbox, link } = await openList({ tasks: someTasks('tea') });
  const text = link('tea').element();
  const line = () => getComputedStyle(text.querySelector('span') ?? text).backgroundSize;
  expect(line()).toBe('0px 1px');
  const motions: string[] = [];
  text.addEventListener('transitionrun', (event) => {
    if (!(event instanceof TransitionEvent)) return;
    motions.push(event.propertyName);
    for (const motion of text.getAnimations({ subtree: true })) {
      motion.pause();
      motion.currentTime = 90;
    }
  });
  await checkbox('tea').click();
  await expect.poll(() => motions.toSorted()).toEqual(['background-size', 'color']);
  const halfway = Number.parseFloat(line());
  expect(halfway).toBeGreaterThan(5);
  expect(halfway).toBeLessThan(95);
  for (const motion of text.getAnimations({ subtree: true })) motion.finish();
  await expect.poll(line).toBe('100% 1px');
});
