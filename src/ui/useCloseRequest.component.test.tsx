import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openList, press } from '../app/openList.testing';
import { someTasks } from '../app/renderApp.testing';

beforeEach(() => page.viewport(390, 844));

afterEach(() => void vi.unstubAllGlobals());

async function openPage() {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  const { button } = list;
  const opened = {
    'the Export menu': {
      open: () => button('Export').click(),
      shown: list.screen.getByRole('menu'),
      focused: button('Export'),
    },
    'the navigation': {
      open: () => button('Open menu').click(),
      shown: list.link('About author'),
      focused: button('Open menu'),
    },
    'the editor': {
      open: async () => {
        await list.editButton('tea').click();
        await expect.element(list.editor).toHaveFocus();
        await userEvent.keyboard('coffee');
      },
      shown: list.editor,
      focused: list.editButton('tea'),
    },
  };
  return { ...list, opened };
}

/** Android's Back closes whatever was opened last. */
function watchBack(): () => unknown {
  const open = new Set<CloseWatcher>();
  vi.stubGlobal(
    'CloseWatcher',
    class extends CloseWatcher {
      constructor() {
        super();
        open.add(this);
      }
      override destroy() {
        open.delete(this);
        super.destroy();
      }
    },
  );
  return () => [...open].at(-1)?.requestClose();
}

function withoutCloseRequests(): () => unknown {
  vi.stubGlobal('CloseWatcher', undefined);
  return () => userEvent.keyboard('{Escape}');
}

describe.each(['the Export menu', 'the navigation', 'the editor'] as const)('%s', (name) => {
  test.each([
    ['Back on a phone, which would leave the app', watchBack],
    ['Escape in a browser without close requests', withoutCloseRequests],
  ])('is closed by %s', async (_, prepare) => {
    const close = prepare();
    const { opened, contents } = await openPage();
    const { open, shown, focused } = opened[name];
    await open();
    await expect.element(shown).toBeVisible();
    await close();
    await expect.element(shown).not.toBeInTheDocument();
    await expect.element(focused).toHaveFocus();
    expect(contents()).toEqual(['tea', 'milk']);
  });
});

test('Escape elsewhere on the page leaves the editor open', async () => {
  const { opened, newTask, editor } = await openPage();
  await opened['the editor'].open();
  await press(newTask, '{Escape}');
  await expect.element(newTask).toHaveFocus();
  await expect.element(editor).toHaveValue('coffee');
});
