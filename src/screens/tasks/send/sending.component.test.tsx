import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

async function openSending(opening: Parameters<typeof openList>[0]) {
  const list = await openList(opening);
  const open = async () => {
    await list.button('Export').click();
    await list.screen.getByRole('menuitem', { name: 'Send to another device' }).click();
    await expect.element(list.dialog).toHaveAccessibleName('Send to another device');
  };
  const field = list.dialog.getByRole('textbox', { name: 'Link' });
  const link = () => {
    const element = field.query();
    return element instanceof HTMLInputElement ? element.value : '';
  };
  const choice = (name: string) => list.dialog.getByRole('radio', { name });
  const code = list.dialog.getByRole('img', { name: 'QR code' });
  return { ...list, open, link, choice, code, field };
}

const THREE = someTasks('tea', 'x teapot', 'milk');

/** Tasks with ids as long and as random as the app's own. */
const manyTasks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 21),
    content: `zadanie numer ${index}`,
    done: false,
  }));

test('100 tasks are sent as a link without a code', async () => {
  const { open, dialog, link, code } = await openSending({ tasks: manyTasks(100) });
  await open();
  await expect.element(dialog).toHaveTextContent('The list is too long for a QR code.');
  expect(link()).toMatch(/#lista=1\./);
  expect(code.query()).toBeNull();
});

test('3,000 tasks are sent as a file', async () => {
  const many = manyTasks(3000);
  const { open, dialog, field } = await openSending({ tasks: many });
  await open();
  await expect.element(dialog).toHaveTextContent('The list is too long for a link.');
  expect(field.query()).toBeNull();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'data:,';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await dialog.getByRole('button', { name: 'Backup (JSON)' }).click();
  await expect.poll(() => files).toHaveLength(1);
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(many);
});

test('during a search either the results or the whole list can be sent', async () => {
  const list = await openSending({ tasks: THREE, path: '/zadania?szukaj=tea' });
  await list.open();
  await expect.element(list.choice('Only the 2 found')).toBeChecked();
  await expect.poll(list.link).not.toBe('');
  const part = list.link();
  await list.choice('All 3 tasks').click();
  await expect.poll(list.link).not.toBe(part);
  await list.dialog.getByRole('button', { name: 'Close' }).click();
  await list.filter.fill('');
  await expect.poll(list.contents).toHaveLength(3);
  await list.open();
  expect(list.dialog.getByRole('radio').query()).toBeNull();

  await list.screen.unmount();
  const received = await openList();
  location.hash = part.slice(part.indexOf('#'));
  await expect.element(received.dialog).toHaveAccessibleName(/^Add 2\stasks\?$/);
  expect([...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent)).toEqual(
    ['tea', 'teapot'],
  );
});

test('the whole QR code is visible, in a low window beside its text', async () => {
  const { open, dialog, code, button } = await openSending({
    tasks: someTasks(...Array.from({ length: 40 }, (_, index) => `task number ${index}`)),
    path: '/zadania?szukaj=1',
  });
  await open();
  const words = dialog.getByText('Scan the code', { exact: false });
  for (const { width, height, isLow } of [
    { width: 844, height: 390, isLow: true },
    { width: 740, height: 360, isLow: true },
    { width: 1100, height: 800, isLow: false },
    { width: 390, height: 844, isLow: false },
  ]) {
    await page.viewport(width, height);
    await expect.element(code).toBeInViewport({ ratio: 0.99 });
    await expect.element(button('Close')).toBeInViewport({ ratio: 0.99 });
    const picture = code.element().getBoundingClientRect();
    expect(picture.width).toBeGreaterThan(220);
    const isBeside = words.element().getBoundingClientRect().x > picture.right;
    expect(isBeside, `${width} × ${height}`).toBe(isLow);
  }
});

test("the system's share sheet receives the link", async () => {
  const shared: ShareData[] = [];
  const answers = ['sent', 'AbortError', 'NotAllowedError'];
  Object.assign(navigator, {
    canShare: ({ url }: ShareData) => url !== undefined,
    async share(data: ShareData) {
      shared.push(data);
      const answer = answers[shared.length - 1];
      if (answer !== 'sent') throw new DOMException('', answer);
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
  const { open, dialog, button, link } = await openSending({ tasks: someTasks('tea') });
  await open();
  // Neither sending nor cancelling brings a message.
  await button('Share').click();
  await button('Share').click();
  await expect.poll(() => shared).toEqual([{ url: link() }, { url: link() }]);
  await expect.element(dialog.getByRole('status')).toHaveTextContent(/^$/);
  await button('Share').click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('The link could not be shared');
});
