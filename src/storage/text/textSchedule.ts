import type { Tasks } from '../../domain/task';
import { savedText, savedTextInSlices, type SavedText } from './savedText';

interface Writing {
  readonly tasks: () => Tasks;
  /** Called right before a write. False if the stored text must stay. */
  readonly prepareWrite: () => boolean;
  readonly write: (saved: SavedText) => void;
  readonly whenIdle: (work: () => void) => void;
}

/** When the list is written to localStorage: at once, or when idle if it is long. */
export interface TextSchedule {
  readonly save: () => void;
  /** Writes a due text now. */
  readonly writeDue: () => void;
}

/** The length from which the list is written when idle. The journal has it meanwhile. */
const MANY_TASKS = 8000;
const LONG_TEXT = 1_000_000;

export function textSchedule(writing: Writing, lengthAtLoad: number): TextSchedule {
  const { tasks, prepareWrite, write, whenIdle } = writing;
  let isDue = false;
  let textLength = lengthAtLoad;

  function writeDue(list?: Tasks, prepared?: SavedText): void {
    if (!isDue || !prepareWrite()) return;
    isDue = false;
    const saved = prepared && list === tasks() ? prepared : savedText(tasks());
    textLength = saved.text.length;
    write(saved);
  }

  /** Writes in slices, so that the page stays responsive. A newer list starts over. */
  function writeWhenIdle(list: Tasks): void {
    const slices = savedTextInSlices(list);
    const nextSlice = () => {
      if (!isDue || list !== tasks()) return;
      const { done, value } = slices.next();
      if (done) writeDue(list, value);
      else whenIdle(nextSlice);
    };
    whenIdle(nextSlice);
  }

  return {
    save() {
      isDue = true;
      if (tasks().length < MANY_TASKS && textLength < LONG_TEXT) writeDue();
      else if (prepareWrite()) writeWhenIdle(tasks());
    },
    writeDue: () => writeDue(),
  };
}
