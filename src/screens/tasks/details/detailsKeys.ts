import { keyOf } from '../../../ui/keys';
import { controlOf, focusControl, rowWith, taskAt } from '../../../ui/focus/rowFocus';

interface DetailsCommands {
  readonly edit: () => void;
  readonly askToRemove: () => void;
}

/**
 * F2, Delete and Space do what they do in the list, wherever on the screen the focus is; Left and
 * Right go to the neighbours.
 */
export function detailsKeys(
  event: KeyboardEvent,
  id: string,
  { edit, askToRemove }: DetailsCommands,
): void {
  const { activeElement } = document;
  // In the editor these keys are for its text, and an open dialog has to be answered first.
  if (activeElement?.closest('form') || document.querySelector('dialog[open]')) return;
  const tick = controlOf(id, 'tick');
  switch (keyOf(event)) {
    case 'F2':
      // The editor takes the focus from its own task. One that is already open has to be focused.
      if (taskAt(activeElement) !== id) focusControl({ id, name: 'text' });
      rowWith(id)?.querySelector('textarea')?.focus();
      edit();
      break;
    case 'Delete':
      askToRemove();
      break;
    case ' ':
      if (activeElement?.matches('a, button, input')) return;
      // Focused, so that a screen reader says the new state.
      tick?.focus();
      tick?.click();
      break;
    case 'ArrowLeft':
      follow('prev');
      break;
    case 'ArrowRight':
      follow('next');
      break;
    default:
      return;
  }
  event.preventDefault();
}

/** Like a click: the new title is announced, and the screen starts at its top. */
function follow(neighbour: 'prev' | 'next'): void {
  document.querySelector<HTMLElement>(`a[rel="${neighbour}"]`)?.click();
}
