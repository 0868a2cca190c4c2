/**
 * An address begins with its scheme and ends at a character that it cannot contain: a space, a
 * quotation mark, anything invisible. A comma before the next address separates the two.
 */
const CANDIDATE = /\bhttps?:\/\/(?:(?![,;]https?:\/\/)[^\s\p{C}<>"`\\„“”«»‹›])+/giu;

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Punctuation that ends a sentence or emphasis, not an address. */
const PUNCTUATION = new Set(".,:;!?'*~…’‚‘、。，；：！？");

/**
 * The web addresses in a text, without duplicates, in order. They are in the ASCII form that browsers
 * open, so that no look-alike letter or invisible character can disguise an address.
 */
export function linksIn(text: string): readonly string[] {
  const links = new Set<string>();
  for (const [candidate] of text.matchAll(CANDIDATE)) {
    const address = withoutEnd(candidate);
    if (!URL.canParse(address)) continue;
    const { href, username, password } = new URL(address);
    // A user name before the host could pass for the host.
    if (username === '' && password === '') links.add(href);
  }
  return [...links];
}

/** The address, if the text is nothing else and the address shows the host it opens. */
export function soleLink(text: string): string | null {
  const address = text.trim();
  const [candidate] = address.match(CANDIDATE) ?? [];
  const [link] = linksIn(address);
  if (link === undefined || candidate !== address || withoutEnd(address) !== address) return null;
  return address.toLowerCase().startsWith(new URL(link).origin) ? link : null;
}

/** Strips the bracket around an address, anything after it, and the end of the sentence. */
function withoutEnd(candidate: string): string {
  let end = firstUnopened(candidate);
  while (PUNCTUATION.has(candidate.charAt(end - 1))) end -= 1;
  return candidate.slice(0, end);
}

function firstUnopened(candidate: string): number {
  const open: string[] = [];
  for (let index = 0; index < candidate.length; index += 1) {
    const character = candidate.charAt(index);
    if ('([{'.includes(character)) open.push(character);
    const opening = CLOSING[character];
    if (opening !== undefined && open.pop() !== opening) return index;
  }
  return candidate.length;
}
