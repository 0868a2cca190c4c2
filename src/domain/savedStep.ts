import { isRecord } from './parseJson';
import { isChange, isTask } from './savedChange';
import type { Origin, Step, StepFacts } from './undo';

/**
 * A step read from storage; null if it is malformed, because undoing it would throw. Earlier versions
 * saved no facts with a step; `facts` replaces them.
 */
export function readStep(value: unknown, facts: StepFacts): Step | null {
  if (!isRecord(value) || !isChange(value.inverse)) return null;
  const { id, origin, isUndo, inverse, touched } = value;
  if (!(touched instanceof Map)) return null;
  const tasks = new Map([...touched].filter(([key, task]) => isTask(task) && key === task.id));
  if (tasks.size < touched.size) return null;
  return {
    id: typeof id === 'string' ? id : facts.id,
    time: facts.time,
    origin: isOrigin(origin) ? origin : undefined,
    isUndo: typeof isUndo === 'boolean' ? isUndo : facts.isUndo,
    inverse,
    touched: tasks,
  };
}

function isOrigin(value: unknown): value is Origin {
  return value === 'imported' || value === 'examples' || value === 'restored';
}
