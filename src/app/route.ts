export type Route =
  | { readonly screen: 'tasks' }
  | { readonly screen: 'task'; readonly id: string }
  | { readonly screen: 'author' }
  | { readonly screen: 'info' }
  | { readonly screen: 'notFound' };

/** From the path as the address bar holds it, still encoded: decoding twice would change ids. */
export function parseRoute(pathname: string, base: string): Route {
  const path = (relativePath(pathname, base) ?? '').replace(/\/$/, '');
  switch (path) {
    case '/zadania':
      return { screen: 'tasks' };
    case '/autor':
      return { screen: 'author' };
    case '/info':
      return { screen: 'info' };
  }
  const id = decode(path.match(/^\/zadania\/([^/]+)$/)?.[1]);
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
  // A second slash would make it the address of another host when the base is empty.
  if (/^#\/(?!\/)/.test(hash)) {
    const [path = '', query] = hash.slice(1).split(/\?(.*)/s);
    const forwarded = path === '/' ? '/zadania' : path;
    return base + forwarded + (query === undefined ? '' : `?${query}`);
  }
  const isRoot = pathname === '/' || relativePath(pathname, base) === '/';
  return isRoot ? `${base}/zadania${search}` : null;
}

function relativePath(pathname: string, base: string): string | null {
  if (pathname.toLowerCase() === base.toLowerCase()) return '/';
  if (!pathname.toLowerCase().startsWith(`${base.toLowerCase()}/`)) return null;
  return pathname.slice(base.length);
}

function decode(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
