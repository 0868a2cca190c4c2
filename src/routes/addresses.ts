import { LIST_PATH } from '../domain/listPath';

export type Route =
  | { readonly screen: 'tasks' }
  | { readonly screen: 'task'; readonly id: string }
  | { readonly screen: 'author' }
  | { readonly screen: 'info' }
  | { readonly screen: 'notFound' };

/** The screens that stand at one address each, which a host answers with 200. */
export const PATHS = { tasks: LIST_PATH, author: '/autor', info: '/info' } as const;

export const TASKS = { screen: 'tasks' } as const;

/** The path of a screen, without the base. */
export function pathOf(route: Exclude<Route, { screen: 'notFound' }>): string {
  if (route.screen !== 'task') return PATHS[route.screen];
  return `${PATHS.tasks}/${encodeURIComponent(route.id)}`;
}

/** From the path as the address bar holds it, still encoded: decoding twice would change ids. */
export function parseRoute(pathname: string, base: string): Route {
  const path = (relativePath(pathname, base) ?? '').replace(/\/$/, '');
  switch (path) {
    case PATHS.tasks:
      return { screen: 'tasks' };
    case PATHS.author:
      return { screen: 'author' };
    case PATHS.info:
      return { screen: 'info' };
  }
  const prefix = `${PATHS.tasks}/`;
  const encodedId = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  const id = encodedId.includes('/') ? null : decode(encodedId);
  return id === null ? { screen: 'notFound' } : { screen: 'task', id };
}

/**
 * Where an address belongs that is not one of a screen: the root, and the hash addresses of the
 * first public version. Null when it may stay.
 */
export function forwardedAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  base: string,
): string | null {
  // With an empty base, a second slash or a backslash would make it the address of another host,
  // which the history refuses: the app would stop before it has started.
  if (/^#\/(?![/\\])/.test(hash)) {
    const [path = '', query] = hash.slice(1).split(/\?(.*)/s);
    const forwarded = path === '/' ? PATHS.tasks : path;
    return base + forwarded + (query === undefined ? '' : `?${query}`);
  }
  const isRoot = pathname === '/' || relativePath(pathname, base) === '/';
  return isRoot ? base + PATHS.tasks + search : null;
}

function relativePath(pathname: string, base: string): string | null {
  if (pathname.toLowerCase() === base.toLowerCase()) return '/';
  if (!pathname.toLowerCase().startsWith(`${base.toLowerCase()}/`)) return null;
  return pathname.slice(base.length);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null;
  }
}
