const LINE_BREAK = /\r\n|[\r\n]/;

export function splitLines(text: string): string[] {
  return text.split(LINE_BREAK);
}

/**
 * A task's text for other programs: without trailing spaces, empty lines around it, and null
 * characters, which would make the file binary.
 */
export function plainLines(content: string): string[] {
  return splitLines(content.replaceAll('\0', '').trim()).map((line) => line.trimEnd());
}
