import { isBlank, type Task, type Tasks } from '../domain/task';
import {
  firstRows,
  hasSpacing,
  ROW_HEIGHT,
  SAMPLE_CONTENT,
  SAMPLE_ID,
  type Painted,
} from './painted';

/**
 * Replaces the empty list with the rows that fit the window, exactly as React's first render will
 * make them, because React would visibly replace anything else. Null if the page stays as it is.
 *
 * A task's text only ever becomes the text of a node or the value of an attribute, never markup.
 */
export function paintRows(root: HTMLElement, sample: Node, tasks: Tasks): Painted | null {
  const section = document.importNode(sample, true).firstChild;
  if (!(section instanceof HTMLElement)) return null;
  const place = [...root.querySelectorAll('section')].find(
    (each) => each.getAttribute('aria-labelledby') === section.getAttribute('aria-labelledby'),
  );
  const list = section.querySelector('ul');
  const [open, done] = list?.children ?? [];
  const count = firstRows(tasks.length, innerHeight);
  const first = tasks.slice(0, count);
  // The name of a blank task depends on the language.
  if (!place || !list || !open || !done || first.some(({ content }) => isBlank(content)))
    return null;

  const rows = first.map((task) => rowOf(task, task.done ? done : open));
  list.replaceChildren(...rows, ...spaceFor(tasks.length - count));
  const finishAll = section.querySelector('button');
  if (finishAll) finishAll.disabled = tasks.every((task) => task.done);
  place.replaceWith(section);
  return { tasks, count };
}

function rowOf({ id, content }: Task, sample: Element): Node {
  const row = document.importNode(sample, true);
  row.setAttribute('data-task', id);
  for (const control of row.querySelectorAll('[aria-label]')) {
    const label = control.getAttribute('aria-label') ?? '';
    control.setAttribute(
      'aria-label',
      label.replace(SAMPLE_CONTENT, () => content),
    );
  }
  const link = row.querySelector('a');
  const address = link?.getAttribute('href') ?? '';
  link?.setAttribute('href', address.slice(0, -SAMPLE_ID.length) + encodeURIComponent(id));
  if (hasSpacing(content)) link?.setAttribute('data-spaced', 'true');
  row.querySelector('a > span')?.replaceChildren(content);
  return row;
}

/** As high as the missing rows, which the app adds. */
function spaceFor(missing: number): HTMLElement[] {
  if (missing <= 0) return [];
  const space = document.createElement('li');
  space.setAttribute('aria-hidden', 'true');
  space.style.height = `${missing * ROW_HEIGHT}px`;
  return [space];
}
