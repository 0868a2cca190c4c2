import { useLayoutEffect, useState } from 'react';
import type { Side } from '../../../domain/move';
import type { Tasks } from '../../../domain/task';
import { useTaskCommands } from '../../../store/StoreContext';
import { rowWith } from '../rowFocus';

/** Up or down by one row. */
export type Direction = -1 | 1;

/** The last move, for the announcement. */
export interface Moved {
  readonly id: string;
  /** Its new place among the rows that were shown, counted from one. */
  readonly position: number;
  readonly total: number;
  /** Grows with every move: a second move to the same place is announced again. */
  readonly count: number;
}

export interface Order {
  readonly moved: Moved | null;
  readonly move: (id: string, direction: Direction) => void;
  readonly drop: (id: string, neighbour: string, side: Side) => void;
}

/** Moves a task past or beside its neighbours on the screen; tasks that are hidden do not count. */
export function useOrder(shown: Tasks): Order {
  const [moved, setMoved] = useState<Moved | null>(null);
  const commands = useTaskCommands();
  const indexOf = (id: string) => shown.findIndex((task) => task.id === id);
  const announce = (id: string, position: number) =>
    setMoved((former) => ({
      id,
      position,
      total: shown.length,
      count: (former?.count ?? 0) + 1,
    }));

  useLayoutEffect(() => {
    // Browsers scroll to a control that gets the focus, not to a focused one that is moved away.
    if (moved) rowWith(moved.id)?.scrollIntoView({ block: 'nearest' });
  }, [moved]);

  return {
    moved,
    move(id, direction) {
      const from = indexOf(id);
      const neighbour = shown[from + direction];
      if (neighbour) commands.move(id, neighbour.id, direction < 0 ? 'above' : 'below');
      announce(id, from + 1 + (neighbour ? direction : 0));
    },
    drop(id, neighbour, side) {
      const [from, to] = [indexOf(id), indexOf(neighbour)];
      // Another tab may have removed one of them in the meantime.
      if (from < 0 || to < 0 || from === to) return;
      commands.move(id, neighbour, side);
      // The rows below the one that was taken out have moved up by one.
      announce(id, to + (from < to ? 0 : 1) + (side === 'above' ? 0 : 1));
    },
  };
}
