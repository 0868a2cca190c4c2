import type { Page } from '@playwright/test';
import { countStored } from './countStored';

/** How many steps of undo are on the disk: a page that ends now leaves them to the next. */
export function savedSteps(page: Page): Promise<number> {
  return countStored(page, 'ToDoListReact.undo', 'steps');
}

/** How many of them can be redone. */
export function undoneSteps(page: Page): Promise<number> {
  return countStored(page, 'ToDoListReact.undo', 'rows', { stack: 'undone' });
}
