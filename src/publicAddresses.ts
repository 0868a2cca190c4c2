/*
 * The parts of addresses that visitors have bookmarked or sent. A change here breaks their links.
 */

/** The list's path on every host of the app; links that carry a list contain it. */
export const LIST_PATH = '/zadania';

/** The query parameter of a search. */
export const TERM_PARAMETER = 'szukaj';

const MARK = '#lista=';

/** The list is in the fragment of the link, which no server sees. */
export function linkTo(address: string, list: string): string {
  return address + MARK + list;
}

/** The list in the fragment of an address; null if there is none. */
export function listInFragment(fragment: string): string | null {
  return fragment.startsWith(MARK) ? fragment.slice(MARK.length) : null;
}

/** Unambiguous, so that a long text cannot make it backtrack and freeze the page. */
const LINK = /^https?:([^\s?#]+)(?:\?[^\s#]*)?#lista=(\S*)$/i;

/** The list in a text that is nothing but a link to one, on any host of the app. */
export function listInText(text: string): string | null {
  const [, address, list] = LINK.exec(text.trim()) ?? [];
  return address?.replace(/\/$/, '').endsWith(LIST_PATH) ? (list ?? null) : null;
}
