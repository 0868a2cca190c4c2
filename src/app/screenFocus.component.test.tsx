import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { manyTasks } from './manyTasks.testing';
import { openList, press } from './openList.testing';
import { someTasks } from './renderApp.testing';

/** What assistive technology is asked to say, from now on. */
function listen(): readonly string[] {
  const heard: string[] = [];
  for (const region of document.querySelectorAll('[aria-live]')) {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) heard.push(node.textContent ?? '');
    }).observe(region, { childList: true, subtree: true, characterData: true });
  }
  return heard;
}

function nameOf(control: Element | null): string | undefined {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
  return control?.getAttribute('aria-label') ?? label ?? control?.textContent;
}

test('a new screen has the focus at its heading, and the document has its title', async () => {
  const { newTask, link, heading, button } = await openList({ tasks: someTasks('tea', 'milk') });
  await expect.element(newTask).toHaveFocus();
  for (const [name, title] of [
    ['About author', 'Author'],
    ['About application', 'About application'],
  ] as const) {
    await press(link(name));
    await expect.element(heading(title)).toHaveFocus();
    expect(document.title).toBe(`${title} – To-do list`);
  }
  await press(link('Tasks'));
  await press(link('milk'));
  await expect.element(heading('milk')).toHaveFocus();
  expect(document.title).toBe('milk – To-do list');
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Edit')).toHaveFocus();
});

test('it is not announced when the page is loaded; on the way to the list its title is said once', async () => {
  const { link, heading, newTask } = await openList({ path: '/autor' });
  await expect.element(heading('Author')).toBeVisible();
  const live = [...document.querySelectorAll('[aria-live]')];
  expect(live.map(({ textContent }) => textContent)).toEqual(['', '']);
  expect(document.activeElement).toBe(document.body);
  const heard = listen();
  await press(link('Tasks'));
  await expect.element(newTask).toHaveFocus();
  await expect.poll(() => heard).toEqual(['To-do list']);
});

test('Back from the list to the address of no page leads to the followed link', async () => {
  const { link, newTask } = await openList({ path: '/nowhere' });
  await press(link('Back to Home Page'));
  await expect.element(newTask).toHaveFocus();
  history.back();
  await expect.element(link('Back to Home Page')).toHaveFocus();
  history.forward();
  await expect.element(newTask).toHaveFocus();
});

test('a new screen begins at its top, and Back leads to the place and the link', async () => {
  const { link, heading, editButton } = await openList({ tasks: manyTasks(40) });
  link('task 30').element().scrollIntoView({ block: 'center' });
  await expect.poll(() => scrollY).toBeGreaterThan(500);
  await press(link('task 30'));
  await expect.element(heading('task 30')).toHaveFocus();
  expect(scrollY).toBe(0);
  history.back();
  await expect.element(link('task 30')).toHaveFocus();
  await expect.element(link('task 30')).toBeInViewport();
  await userEvent.keyboard('{Tab}');
  await expect.element(editButton('task 30')).toHaveFocus();
});

test('Back leads to the followed link far down a long list, too', async () => {
  const { screen, heading, link } = await openList({ tasks: manyTasks(3000) });
  const first = () => screen.container.querySelector('[aria-posinset="1"]');
  await expect.poll(first).not.toBeNull();
  scrollTo(0, 100_000);
  await expect.poll(first).toBeNull();
  const middle = () =>
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-task]');
  await expect.poll(middle).not.toBeNull();
  const content = middle()?.querySelector('a')?.textContent ?? '';
  await link(content).click();
  await expect.element(heading(content)).toHaveFocus();
  history.back();
  await expect.element(link(content)).toHaveFocus();
  await expect.element(link(content)).toBeInViewport();
});

test('a link that was opened elsewhere does not count as followed', async () => {
  const { link, heading } = await openList({ tasks: someTasks('tea', 'milk') });
  await link('milk').click();
  await expect.element(heading('milk')).toHaveFocus();
  history.back();
  await expect.element(link('milk')).toHaveFocus();
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  // No tab is opened, which a test could not close again.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  link('tea').element().dispatchEvent(click);
  history.forward();
  await expect.element(heading('milk')).toHaveFocus();
  history.back();
  await expect.element(link('milk')).toHaveFocus();
});

test('Tab leads through all of the main screen in the order of reading, and back', async () => {
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
  const header = ['Dark theme', 'ES', 'EN', 'PL'];
  const navigation = ['About application', 'About author', 'Tasks', 'Skip to content'];
  const before = ['Get example tasks', ...header, ...navigation];
  const pressed = async (keys: string, times: number) => {
    const names: (string | undefined)[] = [];
    while (names.length < times) {
      await userEvent.keyboard(keys);
      names.push(nameOf(document.activeElement));
    }
    return names;
  };
  expect(await pressed('{Tab}', after.length)).toEqual(after);
  newTask.element().focus();
  expect(await pressed('{Shift>}{Tab}{/Shift}', before.length)).toEqual(before);
});

test('the first link leads past the navigation to the content', async () => {
  const { screen, link } = await openList({ path: '/info' });
  await press(link('Skip to content'));
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
