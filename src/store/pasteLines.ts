import { readPaste } from '../domain/formats/paste';
import * as intent from '../domain/intent';
import type { MergingStore } from './merge';

/** Adds the lines of a pasted text as tasks, in one step. */
export async function pasteLines(text: string, { newId, act, tell }: MergingStore): Promise<void> {
  const incoming = readPaste(text);
  const step = act(intent.addAll(incoming, newId));
  if (step) tell({ type: 'addedAll', count: incoming.length }, step);
}
