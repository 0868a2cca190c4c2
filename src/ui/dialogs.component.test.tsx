import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ConfirmDialog } from './ConfirmDialog';
import { Modal } from './Modal';
import { renderUi } from './renderUi.testing';

const LABELS = { yes: 'Yes', no: 'No', close: 'Close' };

/** A page with one button that opens a dialog. */
function Opener({ dialog }: { dialog: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}

async function openQuestion(subject?: string) {
  const onYes = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const screen = await renderUi(
    <Opener
      dialog={(close) => (
        <ConfirmDialog
          question="Sure?"
          subject={subject}
          labels={LABELS}
          onYes={onYes}
          onClose={() => {
            onClose();
            close();
          }}
        />
      )}
    />,
  );
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Sure?' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, onYes, onClose };
}

test('a question stays open, is named by its text and subject, and focuses No', async () => {
  const { screen, dialog, onClose } = await openQuestion('tea');
  await expect.element(dialog).toHaveAccessibleDescription('tea');
  await expect.element(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test('Yes answers once, when the page behind can take the focus again', async () => {
  const { screen, dialog, onYes } = await openQuestion();
  let hadFocus: Element | null = null;
  onYes.mockImplementation(() => {
    hadFocus = document.activeElement;
  });
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onYes).toHaveBeenCalledOnce();
  expect(hadFocus).toBe(screen.getByRole('button', { name: 'Open' }).element());
});

test.for([
  { window: 1100, size: [500, 300] },
  { window: 390, size: [250, 200] },
])('only a long subject scrolls ($window px)', async ({ window, size }) => {
  await page.viewport(window, 800);
  const { screen, dialog } = await openQuestion('word '.repeat(2000));
  const box = dialog.element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual(size);
  const yes = screen.getByRole('button', { name: 'Yes' }).element().getBoundingClientRect();
  expect(yes.bottom).toBeLessThanOrEqual(box.bottom);
  const scrolling = [...dialog.element().querySelectorAll('*')].filter(
    ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1,
  );
  const described = scrolling.map((element) => [
    element.textContent.slice(0, 9),
    getComputedStyle(element).scrollbarGutter,
  ]);
  expect(described).toEqual([['word word', 'stable']]);
});

test('a dialog is open as long as it is rendered, over a page that cannot be used meanwhile', async () => {
  const onClose = vi.fn<() => void>();
  const dialog = (
    <Modal className={undefined} labelledBy="title" onClose={onClose}>
      {() => <h2 id="title">Title</h2>}
    </Modal>
  );
  const screen = await renderUi(dialog);
  const element = screen.getByRole('dialog', { name: 'Title' });
  await expect.element(element).toBeVisible();
  expect(element.element().matches(':modal')).toBe(true);
  // By now a pending close event would have fired.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(onClose).not.toHaveBeenCalled();
  await screen.rerender(null);
  await expect.element(element).not.toBeInTheDocument();
});
