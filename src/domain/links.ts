/**
 * An address begins where it says so, and ends at what cannot stand in one: a space, a quotation
 * mark, anything invisible. A comma before the next address parts the two.
 */
const CANDIDATE = /\bhttps?:\/\/(?:(?![,;]https?:\/\/)[^\s\p{C}<>"`\\„“”«»‹›])+/giu;

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** What ends a sentence, or emphasis, and not an address. */
const PUNCTUATION = new Set(".,:;!?'*~…’‚‘、。，；：！？");

/**
 * The web addresses in a text, each once, in the order of the text. They are in the form in which
 * browsers open them, which is plain ASCII: what is shown is what is opened, and no look-alike
 * letter or invisible character can make it seem another.
 */
export function linksIn(text: string): readonly string[] {
  const links = new Set<string>();
  for (const [candidate] of text.matchAll(CANDIDATE)) {
    const address = withoutEnd(candidate);
    if (!URL.canParse(address)) continue;
    const { href, username, password } = new URL(address);
    // A name before the host looks like the host, and is not.
    if (username === '' && password === '') links.add(href);
  }
  return [...links];
}

/** The address in a text that is nothing else, unless it is opened on a host that it does not show. */
export function soleLink(text: string): string | null {
  const address = text.trim();
  const [candidate] = address.match(CANDIDATE) ?? [];
  const [link] = linksIn(address);
  if (link === undefined || candidate !== address || withoutEnd(address) !== address) return null;
  return address.toLowerCase().startsWith(new URL(link).origin) ? link : null;
}

/** Without the bracket around the address, what follows that, and the end of the sentence. */
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
