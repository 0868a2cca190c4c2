import { writeMarkdown } from '../../../domain/formats/markdown';
import type { Tasks } from '../../../domain/task';

/**
 * Copies a selection across rows as lines that paste back as the same tasks. The browser would omit
 * the ticks and put empty lines between the rows.
 */
export function copyRows(event: ClipboardEvent, list: HTMLElement, tasks: Tasks): void {
  const selected = isInField(event.target) ? [] : selectedTasks(list, tasks);
  if (selected.length < 2) return;
  event.clipboardData?.setData('text/plain', writeMarkdown(selected).trimEnd());
  event.preventDefault();
}

/** A text field copies its own selection. */
function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('textarea, input:not([type="checkbox"])');
}

function selectedTasks(list: HTMLElement, tasks: Tasks): Tasks {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return [];
  const places = new Map(tasks.map(({ id }, index) => [id, index]));
  const selected = new Set<number>();
  // Firefox has one range for each part selected with Ctrl.
  for (let n = 0; n < selection.rangeCount; n += 1) {
    const range = selection.getRangeAt(n);
    const touched = [...list.querySelectorAll<HTMLElement>('[data-task]')]
      .filter((row) => hasText(range, row))
      .map((row) => places.get(row.dataset['task'] ?? '') ?? -1);
    // A long list has only the rows around the window in the page.
    const first = range.comparePoint(list, 0) === 0 ? 0 : Math.min(...touched);
    const last =
      range.comparePoint(list, list.childNodes.length) === 0
        ? tasks.length - 1
        : Math.max(...touched);
    for (let place = first; place <= last; place += 1) selected.add(place);
  }
  return tasks.filter((_task, index) => selected.has(index));
}

/** Whether any letter of the row is selected. A triple click also reaches the start of the next row. */
function hasText(range: Range, row: HTMLElement): boolean {
  const part = document.createRange();
  part.selectNodeContents(row);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0) {
    part.setStart(range.startContainer, range.startOffset);
  }
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0) {
    part.setEnd(range.endContainer, range.endOffset);
  }
  return part.toString() !== '';
}
