import { useEffect, type RefObject } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { newTaskIn, withoutNewTask } from '../../../routes/addresses';
import { useTaskCommands } from '../../../store/StoreContext';
import type { TaskCommands } from '../../../store/taskStore';

/**
 * Fills the field for new tasks with the draft from before a reload or a crash, and with the text
 * in the address. Only the visitor adds it to the list.
 */
export function useNewTaskText(field: RefObject<HTMLInputElement | null>): void {
  const commands = useTaskCommands();
  // The app may be open when a text is shared with it.
  const search = useSearch({ ssrSearch: '' });
  useEffect(() => {
    if (!field.current) return;
    fillWithDraft(field.current, commands);
    fillFromAddress(field.current, commands, search);
  }, [field, commands, search]);
}

function fillWithDraft(input: HTMLInputElement, commands: TaskCommands): void {
  // Text typed while the app was still loading is newer.
  if (input.value === '') input.value = commands.newTaskDraft();
}

function fillFromAddress(input: HTMLInputElement, commands: TaskCommands, search: string): void {
  // An effect that runs twice would take the text twice.
  const text = search === location.search ? newTaskIn(search) : null;
  if (text === null) return;
  input.value = `${input.value.trimEnd()} ${text}`.trim();
  commands.keepNewTask(input.value);
  // After the screen has set its own focus.
  requestAnimationFrame(() => input.focus());
  const address = location.pathname + withoutNewTask(search) + location.hash;
  // A reload or Back must not add it again.
  navigate(address, { replace: true, state: history.state });
}

/** Adds a task that was submitted before the app had started. A script in index.html recorded it. */
export function useEarlySubmit(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.submitted === undefined) return;
    delete dataset.submitted;
    field.current?.form?.requestSubmit();
  }, [field]);
}
