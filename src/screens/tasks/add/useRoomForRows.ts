import { useEffect, type RefObject } from 'react';

/** A phone with its keyboard up, or on its side. */
const SMALL = { width: 767, height: 440 };
const MARGIN = 8;

/**
 * With the focus in the field, a window that is left so small shows the field at its top: what is
 * above it would take the place of the rows that a new task joins.
 */
export function useRoomForRows(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const makeRoom = () => {
      const view = visualViewport;
      const section = field.current?.closest('section');
      if (!view || !section || document.activeElement !== field.current) return;
      if (view.scale > 1 || view.width > SMALL.width || view.height > SMALL.height) return;
      const above = section.getBoundingClientRect().top - view.offsetTop - MARGIN;
      if (above > 0) scrollBy(0, above);
    };
    makeRoom();
    visualViewport?.addEventListener('resize', makeRoom);
    return () => visualViewport?.removeEventListener('resize', makeRoom);
  }, [field]);
}
