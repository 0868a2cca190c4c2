import { keyOf } from '../../../ui/keys';
import { isDialogOpen } from '../../../ui/Modal';
import { controlOf, focusControl, rowWith, taskAt } from '../row/rowFocus';

interface DetailsCommands {
  readonly edit: () => void;
  readonly askToRemove: () => void;
  readonly toggle: () => void;
  readonly goToPrevious: () => void;
  readonly goToNext: () => void;
}

/**
 * F2, Delete and Space do what they do in the list, wherever on the screen the focus is; Left and
 * Right go to the neighbours.
 */
export function detailsKeys(event: KeyboardEvent, id: string, commands: DetailsCommands): void {
  const { activeElement } = document;
  // In the editor these keys are for its text.
  if (activeElement?.closest('form') || isDialogOpen()) return;
  switch (keyOf(event)) {
    case 'F2':
      // The editor takes the focus from its own task. One that is already open has to be focused.
      if (taskAt(activeElement) !== id) focusControl({ id, name: 'text' });
      rowWith(id)?.querySelector('textarea')?.focus();
      commands.edit();
      break;
    case 'Delete':
      commands.askToRemove();
      break;
    case ' ':
      if (activeElement?.matches('a, button, input')) return;
      // Focused, so that a screen reader says the new state.
      controlOf(id, 'tick')?.focus();
      commands.toggle();
      break;
    case 'ArrowLeft':
      commands.goToPrevious();
      break;
    case 'ArrowRight':
      commands.goToNext();
      break;
    default:
      return;
  }
  event.preventDefault();
}
