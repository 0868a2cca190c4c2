/** Why a file could not be imported. */
export type FileFault =
  | 'empty'
  /** Readable, but without a task. */
  | 'noTasks'
  | 'cutOff'
  | 'notText'
  /** Text in another encoding than UTF-8, which could only be guessed. */
  | 'encoding'
  | 'foreign'
  | 'webPage'
  /** Gone, or forbidden to the browser. */
  | 'unreadable';

/** The text of a file: UTF-8, or UTF-16 with a byte order mark. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): { readonly text: string } | FileFault {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return encoding === 'utf-8' && !bytes.some(isControl) ? 'encoding' : 'notText';
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Characters that occur in pictures and archives, but in no text of any encoding. */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 0x1a && byte !== 0x1b);
}
