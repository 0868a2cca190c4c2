import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu } from './Menu';
import { renderUi } from './renderUi.testing';

function Page({ onSelect }: { onSelect: (label: string) => void }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={opener} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">After</button>
      {isOpen && (
        <Menu
          label="Export"
          opener={opener}
          items={['First', 'Second', 'Third'].map((label) => ({
            label,
            onSelect: () => onSelect(label),
          }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function openMenu() {
  const onSelect = vi.fn<(label: string) => void>();
  const screen = await renderUi(<Page onSelect={onSelect} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  const menu = screen.getByRole('menu', { name: 'Export' });
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await expect.element(item('First')).toHaveFocus();
  return { screen, opener, menu, item, onSelect };
}

test('the arrows, Home and End go through the items and wrap around', async () => {
  const { item } = await openMenu();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Third')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(item('Second')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Third')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('First')).toHaveFocus();
});

test('Enter chooses an item, closes the menu and returns the focus', async () => {
  const { opener, menu, onSelect } = await openMenu();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onSelect.mock.calls).toEqual([['Second']]);
});

test('Tab continues from the button, as if there were no menu', async () => {
  const { screen, menu } = await openMenu();
  await userEvent.keyboard('{Tab}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});
