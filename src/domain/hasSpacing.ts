/** Whether a text has white space that browsers collapse by default: indents, tabs or runs. */
export function hasSpacing(text: string): boolean {
  return /\t| {2}|^ | $/m.test(text);
}
