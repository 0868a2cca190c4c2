import { useEffect, useRef, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { termIn, withTerm } from './searchAddress';

const RETRY_MS = 1000;

/**
 * What stands in the search field, and in the address behind it. The field leads: browsers
 * refuse or drop writes of the address that come too fast, and no letter may be lost by that.
 */
export function useSearchTerm(): [term: string, type: (term: string) => void] {
  // The HTML made at build time knows of no search.
  const search = useSearch({ ssrSearch: '' });
  const [term, setTerm] = useState(() => termIn(search));
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // Not what this field wrote: Back, Forward or a link.
    if (search !== withTerm(search, term)) setTerm(termIn(search));
  }
  const callOffRetry = useRef(() => {});
  useEffect(() => () => callOffRetry.current(), []);

  return [
    term,
    (typed) => {
      setTerm(typed);
      callOffRetry.current();
      callOffRetry.current = writeTerm(typed);
    },
  ];
}

/** Tries again until the address holds the term or somebody else has changed it. */
function writeTerm(term: string): () => void {
  const before = location.search;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const wanted = withTerm(before, term);
    if (location.search !== before || wanted === before) return;
    try {
      navigate(location.pathname + wanted, { replace: true });
    } catch {
      // Safari throws when there were more than a hundred in half a minute.
    }
    if (location.search !== wanted) timer = setTimeout(write, RETRY_MS);
  };
  write();
  return () => clearTimeout(timer);
}
