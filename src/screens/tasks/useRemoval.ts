import { useState } from 'react';
import type { Task } from '../../domain/task';
import { useTaskCommands } from '../../store/StoreContext';
import { lateParts } from './lateParts';
import type { RemoveDialog } from './RemoveDialog';
import { useFetched } from './useFetched';

/** What the visitor is asked about: one task, or all of them. */
export interface Asked {
  readonly task: Task | null;
  /** Where the focus was, and where it goes when that is gone. */
  readonly opener: HTMLElement;
}

export interface Removal {
  readonly asked: Asked | null;
  readonly Dialog: typeof RemoveDialog | null;
  readonly askFor: (task: Task, opener: HTMLElement) => void;
  readonly askForAll: (opener: HTMLElement) => void;
  readonly confirm: () => void;
  /** Called when the question is gone from the page, whatever the answer was. */
  readonly end: () => void;
}

export function useRemoval(focusNewTask: () => void): Removal {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [Dialog, setDialog] = useState<typeof RemoveDialog | null>(null);
  const commands = useTaskCommands();
  const whenFetched = useFetched();
  const ask = (about: Asked) =>
    whenFetched(lateParts.removeDialog, (part) => {
      setDialog(() => part);
      setAsked(about);
    });
  return {
    asked,
    Dialog,
    askFor: (task, opener) => ask({ task, opener }),
    askForAll: (opener) => ask({ task: null, opener }),
    confirm() {
      if (!asked) return;
      const heir = asked.task && neighbourOf(asked.opener);
      if (asked.task) commands.remove(asked.task.id);
      else commands.removeAll();
      if (heir) heir.focus();
      else focusNewTask();
    },
    end() {
      setAsked(null);
      // A mouse click does not focus a button in Safari, so the browser cannot give it back there.
      if (document.activeElement !== document.body) return;
      if (asked?.opener.isConnected) asked.opener.focus();
      else focusNewTask();
    },
  };
}

/** The remove button of the row below. */
function neighbourOf(opener: HTMLElement): HTMLElement | null {
  const neighbour = opener.closest('li')?.nextElementSibling;
  return neighbour?.querySelector<HTMLElement>('[data-remove]') ?? null;
}
