import { isByPointer } from '../../../ui/gesture';
import { focusNamed } from '../../../ui/handFocusTo';

/**
 * Call this when the focus was in the list and no row is left to take it. After a press it goes to
 * the list's heading: for a field, a phone would open its keyboard.
 */
export function focusAboveRows(): void {
  focusNamed(isByPointer() ? 'list-heading' : 'new-task');
}
