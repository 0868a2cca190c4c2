/** The form of the lists that travel, in front of each: a reader knows at once what it cannot read. */
export const VERSION = 1;

const MARK = '#lista=';

/** The whole list travels in the fragment of the link, which no server sees. */
export function linkTo(address: string, list: string): string {
  return address + MARK + list;
}

/** The list that the fragment of an address brings; null where it brings none. */
export function listInFragment(fragment: string): string | null {
  return fragment.startsWith(MARK) ? fragment.slice(MARK.length) : null;
}

/** The list in a text that is a link to one and nothing else, of whichever host of the app. */
export function listInText(text: string): string | null {
  const link = text.trim();
  const start = link.indexOf(MARK);
  const [path = ''] = link.slice(0, Math.max(start, 0)).split('?');
  // No single pattern: on a long text full of question marks it would take for ever.
  const isLink = /^https?:/i.test(path) && /\/zadania\/?$/.test(path) && !/\s/.test(link);
  return isLink ? listInFragment(link.slice(start)) : null;
}
