import { isRecord } from './isRecord';
import { isChange, isTask } from './savedChange';
import type { Step } from './undo';

/** Whether a value read from storage can be taken back: a wrong one would throw there. */
export function isStep(value: unknown): value is Step {
  if (!isRecord(value) || !isChange(value.inverse)) return false;
  const { touched } = value;
  return (
    touched instanceof Map && [...touched].every(([id, task]) => isTask(task) && id === task.id)
  );
}
