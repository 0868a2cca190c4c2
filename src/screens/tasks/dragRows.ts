import { dragByMouse } from './dragByMouse';
import { dragByTouch } from './dragByTouch';
import { rowAim, type Drop } from './rowAim';

export function dragRows(rows: HTMLElement, onDrop: Drop): () => void {
  const aim = rowAim(rows, onDrop);
  const ends = [dragByMouse(rows, aim), dragByTouch(rows, aim)];
  return () => {
    for (const end of ends) end();
  };
}
