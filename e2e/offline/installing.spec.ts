import { expect, test } from '../test';

interface Manifest {
  readonly [key: string]: unknown;
  readonly icons: readonly { src: string; sizes: string; purpose?: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

test('the manifest describes an installable app in three languages', async ({ page, request }) => {
  await page.goto('zadania');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(new URL(address ?? '', page.url()).href);
  const manifest: Manifest = await response.json();
  expect(manifest).toMatchObject({
    name: 'Lista zadań',
    name_localized: { en: 'To-do list', es: 'Lista de tareas' },
    short_name_localized: { en: 'Tasks', es: 'Tareas' },
    shortcuts_localized: { en: [{ name: 'New task', url: 'zadania' }, { name: 'Search' }] },
    lang: 'pl',
    start_url: 'zadania',
    scope: './',
    display: 'standalone',
    launch_handler: { client_mode: 'focus-existing' },
    share_target: {
      action: 'zadania',
      method: 'GET',
      params: { title: 'nowe', text: 'nowe', url: 'nowe' },
    },
    file_handlers: [
      {
        action: 'zadania',
        accept: {
          'application/json': ['.json'],
          'text/markdown': ['.md'],
          'text/plain': ['.txt'],
        },
      },
    ],
  });
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  const sizes = await page.evaluate(
    async (sources) => {
      const images = sources.map((src) => Object.assign(new Image(), { src }));
      await Promise.all(images.map((image) => image.decode()));
      return images.map(({ naturalWidth, naturalHeight }) => `${naturalWidth}x${naturalHeight}`);
    },
    pictures.map(({ src }) => new URL(src, response.url()).href),
  );
  expect(sizes).toEqual(pictures.map((icon) => icon.sizes));
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test('the shortcuts open with their field in focus', async ({ page, list, request }) => {
  const manifest: Manifest = await (await request.get('manifest.webmanifest')).json();
  const [newTask, search] = manifest.shortcuts.map(({ url }) => url);
  await list.open({}, newTask);
  await expect(list.newTask).toBeFocused();
  await page.goto('info');
  await list.open({}, search);
  await expect(list.filter).toBeFocused();
});
