import { textHash } from './textHash';

/**
 * The id of a stored task that has none, or one that is repeated or not text. It is made from the
 * task's place and content, so every reading gives the same one: changes that were noted before the
 * text was rewritten name the task by it.
 */
export function substituteId(index: number, content: string): string {
  return `t${textHash(`${index} ${content}`)}`;
}
