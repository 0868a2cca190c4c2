import { navigate } from 'wouter/use-browser-location';
import { listInFragment } from '../publicAddresses';
import { base, PATHS, relativePath } from './addresses';

type Take = (list: string) => void;

/**
 * Replaces an address of the first public version, and takes a shared list out of the address, both
 * at load and when one is typed into an open page. Returns a function that registers the receiver of
 * lists.
 */
export function normalizeUrl(): (take: Take) => void {
  let waiting: string | null = null;
  let take: Take = (list) => {
    waiting = list;
  };
  const normalize = () => {
    const list = listInFragment(location.hash);
    if (list !== null) {
      // At once, so that nobody reads the list over a shoulder or in an error report.
      navigate(location.pathname + location.search, { replace: true, state: history.state });
      take(list);
    }
    const address = forwardedAddress(location);
    if (address !== null) navigate(address, { replace: true });
  };
  normalize();
  addEventListener('hashchange', normalize);
  return (taker) => {
    take = taker;
    if (waiting !== null) take(waiting);
  };
}

/**
 * Where to go from an address that is not a screen's: from the root, and from the hash addresses of
 * the first public version. Null when the address may stay.
 */
export function forwardedAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  under = base,
): string | null {
  // With an empty base, a second slash or a backslash would make it the address of another host. The
  // history refuses that, and the app would not start.
  if (/^#\/(?![/\\])/.test(hash)) {
    const [path = '', query] = hash.slice(1).split(/\?(.*)/s);
    const forwarded = path === '/' ? PATHS.tasks : path;
    return under + forwarded + (query === undefined ? '' : `?${query}`);
  }
  const isRoot = pathname === '/' || relativePath(pathname, under) === '/';
  return isRoot ? under + PATHS.tasks + search : null;
}
