/** The bytes of a text, deflated as another program would do it. */
export async function deflated(text: BlobPart): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** In base64url, as in a link. */
export function inLetters(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Any contents as the list of a link of version 1. */
export async function packed(text: BlobPart): Promise<string> {
  return `1.${inLetters(await deflated(text))}`;
}
