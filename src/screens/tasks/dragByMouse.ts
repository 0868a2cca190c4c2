import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import type { RowAim } from './rowAim';

export function dragByMouse(rows: HTMLElement, aim: RowAim): () => void {
  let release = () => {};
  /** Only the row that is pressed: a list of any length then costs nothing. */
  const grip = ({ target, pointerType }: PointerEvent) => {
    release();
    release = () => {};
    if (pointerType === 'touch') return;
    if (!(target instanceof Element) || target.closest('textarea')) return;
    const row = target.closest<HTMLElement>('[data-task]');
    if (row) release = makeDraggable(row);
  };
  rows.addEventListener('pointerdown', grip);
  return combine(
    () => rows.removeEventListener('pointerdown', grip),
    () => release(),
    dropTargetForElements({
      element: document.body,
      onDrag: ({ location }) => aim.at(location.current.input.clientY),
      onDragLeave: () => aim.cancel(),
      onDrop: ({ source }) => aim.drop(source.element),
    }),
  );
}

function makeDraggable(row: HTMLElement): () => void {
  return draggable({
    element: row,
    onDragStart: () => {
      row.dataset['dragged'] = '';
    },
    onDrop: () => {
      delete row.dataset['dragged'];
    },
  });
}
