/** The name of a task: spaces alone could be neither seen nor read out. */
export function nameOf(content: string, { noContent }: { readonly noContent: string }): string {
  return content.trim() ? content : noContent;
}
