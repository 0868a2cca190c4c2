import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES } from '../i18n/language';
import { openList, press } from './openList.testing';
import { someTasks } from './renderApp.testing';

function accessibleName(control: Element | null): string | undefined {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
  return control?.getAttribute('aria-label') ?? label ?? control?.textContent;
}

test('Tab goes through the main screen in reading order, and back', async () => {
  const { newTask, button } = await openList({ tasks: someTasks('tea', 'x milk') });
  await expect.element(button('Keyboard shortcuts')).toBeVisible();
  await expect.element(newTask).toHaveFocus();
  const rows = (content: string) => [content, content, `Edit: ${content}`, `Remove: ${content}`];
  const after = [
    'Add task',
    'Filter tasks',
    'Finish all',
    'Hide done',
    'Remove all',
    ...rows('tea'),
    ...rows('milk'),
    'Uncheck all',
    'Remove done',
    'Export',
    'Import',
    'History',
    'Keyboard shortcuts',
  ];
  const header = ['Dark theme', ...LANGUAGES.toReversed()];
  const navigation = ['About application', 'About author', 'Tasks', 'Skip to content'];
  const before = ['Get example tasks', ...header, ...navigation];
  const pressed = async (keys: string, times: number) => {
    const names: (string | undefined)[] = [];
    while (names.length < times) {
      await userEvent.keyboard(keys);
      names.push(accessibleName(document.activeElement));
    }
    return names;
  };
  expect(await pressed('{Tab}', after.length)).toEqual(after);
  newTask.element().focus();
  expect(await pressed('{Shift>}{Tab}{/Shift}', before.length)).toEqual(before);
});

test('the first link skips the navigation', async () => {
  const { screen, link } = await openList({ path: '/info' });
  await press(link('Skip to content'));
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
