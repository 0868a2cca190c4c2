import { Component, type ReactNode, type RefObject } from 'react';
import type { Tasks } from '../../../domain/task';
import type { RowMotion } from '../row/rowMotion';

interface MovingRowsProps {
  readonly motion: RowMotion;
  readonly rows: RefObject<HTMLElement | null>;
  readonly shown: Tasks;
  readonly term: string;
  /** False if only some of the rows are in the page. */
  readonly areAllInPage: boolean;
  readonly children: ReactNode;
}

/**
 * Tells the motion when rows change. Only class components have a method that React calls before it
 * changes the page.
 */
export class MovingRows extends Component<MovingRowsProps> {
  override getSnapshotBeforeUpdate(former: MovingRowsProps): null {
    const { motion, rows, shown, term, areAllInPage } = this.props;
    if (former.shown === shown || areSame(former.shown, shown)) return null;
    // Rows must not fly around with every letter of a search.
    if (former.term !== term) motion.stop();
    else if (former.areAllInPage && areAllInPage && rows.current) motion.remember(rows.current);
    return null;
  }

  override componentDidUpdate(): void {
    this.props.motion.start();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function areSame(some: Tasks, others: Tasks): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}
