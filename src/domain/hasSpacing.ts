/** Whether a text has blanks that a browser drops unless told otherwise: indents, tabs, or runs. */
export function hasSpacing(text: string): boolean {
  return /\t| {2}|^ | $/m.test(text);
}
