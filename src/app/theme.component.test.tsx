import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from './openList.testing';
import { someTasks } from './renderApp.testing';

const COLOURS = {
  light: {
    canvas: 'rgb(241, 245, 244)',
    ink: 'rgb(18, 39, 42)',
    primary: 'rgb(0, 90, 95)',
    danger: 'rgb(139, 15, 30)',
    onDanger: 'rgb(255, 255, 255)',
    surface: 'rgb(255, 255, 255)',
  },
  dark: {
    canvas: 'rgb(19, 21, 15)',
    ink: 'rgb(238, 240, 228)',
    primary: 'rgb(81, 93, 34)',
    danger: 'rgb(245, 151, 143)',
    onDanger: 'rgb(42, 8, 6)',
    surface: 'rgb(29, 32, 23)',
  },
};

test('the light and the dark theme have their palette on the page, buttons and dialog, and the dark one on every screen', async () => {
  const list = await openList({ tasks: someTasks('tea') });
  onTestFinished(() => list.button('Dark theme').click());
  const looks = (element: Element) => getComputedStyle(element);
  const canvas = () => looks(document.body).backgroundColor;
  for (const theme of ['light', 'dark'] as const) {
    const colours = COLOURS[theme];
    if (theme === 'dark') await list.button('Dark theme').click();
    await expect.poll(canvas).toBe(colours.canvas);
    await expect.element(list.heading('To-do list')).toHaveStyle({ color: colours.ink });
    await expect
      .element(list.button('Add task'))
      .toHaveStyle({ backgroundColor: colours.primary, color: 'rgb(255, 255, 255)' });
    await expect.element(list.button('Remove all')).toHaveStyle({ color: colours.danger });
    await expect.element(list.removeButton('tea')).toHaveStyle({ color: colours.danger });

    await list.removeButton('tea').click();
    await expect.element(list.dialog).toHaveStyle({ backgroundColor: colours.surface });
    await expect
      .element(list.button('Yes'))
      .toHaveStyle({ backgroundColor: colours.danger, color: colours.onDanger });
    await userEvent.keyboard('{Escape}');
    await expect.element(list.dialog).not.toBeInTheDocument();
  }
  for (const [name, title] of [
    ['tea', 'tea'],
    ['About author', 'Author'],
    ['About application', 'About application'],
  ] as const) {
    await list.link(name).click();
    await expect.element(list.heading(title)).toHaveStyle({ color: COLOURS.dark.ink });
    expect(canvas()).toBe(COLOURS.dark.canvas);
  }
});
