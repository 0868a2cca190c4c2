/** The list's path on every host of the app: links that carry a list contain it. */
export const LIST_PATH = '/zadania';

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

/** Nothing in it matches in two ways: otherwise a long text would hold up the page. */
const LINK = /^https?:([^\s?#]+)(?:\?[^\s#]*)?#lista=(\S*)$/i;

/** The list in a text that is a link to one and nothing else, of whichever host of the app. */
export function listInText(text: string): string | null {
  const [, address, list] = LINK.exec(text.trim()) ?? [];
  return address?.replace(/\/$/, '').endsWith(LIST_PATH) ? (list ?? null) : null;
}
