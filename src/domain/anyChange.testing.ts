import * as fc from 'fast-check';
import { anyId, anyTask } from './anyTasks.testing';
import type { Change, Operation, Place } from './change';

/** Ids may be unknown, repeated, or their own neighbours. */
export function changesOf(id: fc.Arbitrary<string>): fc.Arbitrary<Change> {
  const place: fc.Arbitrary<Place> = fc.record({
    after: fc.option(anyId),
    before: fc.option(anyId),
  });
  const task = fc.tuple(anyTask, id).map(([fields, ownId]) => ({ ...fields, id: ownId }));
  const ids = fc.array(id, { maxLength: 5 });
  const operation: fc.Arbitrary<Operation> = fc.oneof(
    fc.record({
      type: fc.constant('put' as const),
      tasks: fc.array(task, { maxLength: 4 }),
      place,
    }),
    fc.record({ type: fc.constant('remove' as const), ids }),
    fc.record({ type: fc.constant('setDone' as const), ids, done: fc.boolean() }),
    fc.record({
      type: fc.constant('setContent' as const),
      id,
      content: fc.constantFrom('milk', 'new', ''),
    }),
    fc.record({ type: fc.constant('move' as const), id, place }),
  );
  return fc.array(operation, { maxLength: 5 });
}

export const anyChange = changesOf(anyId);
