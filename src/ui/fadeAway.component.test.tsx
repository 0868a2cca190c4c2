/// <reference types="@vitest/browser-playwright" />
import { useRef, useState } from 'react';
import { afterAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { ConfirmDialog } from './ConfirmDialog';
import { Menu } from './Menu';
import { renderUi } from './renderUi.testing';

/** `npm test` has little motion in component tests: e2e/tier.ts. */
const setMotion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
const wasReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
afterAll(() => setMotion(wasReduced ? 'reduce' : 'no-preference'));

function Page({ kind }: { kind: 'dialog' | 'menu' }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button ref={opener} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && kind === 'menu' && (
        <Menu
          label="Ways"
          opener={opener}
          items={[{ label: 'No', onSelect() {} }]}
          onClose={close}
        />
      )}
      {isOpen && kind === 'dialog' && (
        <ConfirmDialog
          question="Sure?"
          subject={'word '.repeat(2000)}
          labels={{ yes: 'Yes', no: 'No', close: 'Close' }}
          onYes={close}
          onClose={close}
        />
      )}
    </>
  );
}

/** Opens, scrolls to the end and presses "No", all before the next frame. */
async function openAndClose(kind: 'dialog' | 'menu') {
  const screen = await renderUi(<Page kind={kind} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  const opened = screen.getByRole(kind);
  await expect.element(opened).toBeVisible();
  const element = opened.element();
  element.querySelector('[data-scrolls]')?.scrollTo({ top: 500, behavior: 'instant' });
  const box = element.getBoundingClientRect().toJSON();
  const no = [...element.querySelectorAll('button')].find((each) => each.textContent === 'No');
  no?.click();
  return { opener, opened, box, copy: document.querySelector('body > [inert]') };
}

test.each(['dialog', 'menu'] as const)('a closed %s leaves a fading copy', async (kind) => {
  await setMotion('no-preference');
  const { opener, opened, box, copy } = await openAndClose(kind);
  expect(document.activeElement).toBe(opener.element());
  expect(copy?.getBoundingClientRect().toJSON()).toEqual(box);
  expect(copy?.querySelector('[data-scrolls]')?.scrollTop ?? 500).toBe(500);
  const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  expect(copy?.contains(under)).toBe(false);
  await expect.element(opened).not.toBeInTheDocument();
  await expect.poll(() => copy?.isConnected).toBe(false);
});

test.each(['dialog', 'menu'] as const)('without motion a closed %s leaves none', async (kind) => {
  await setMotion('reduce');
  const { opener, opened, copy } = await openAndClose(kind);
  expect(copy).toBeNull();
  expect(document.activeElement).toBe(opener.element());
  await expect.element(opened).not.toBeInTheDocument();
});
