import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { termIn, withTerm } from '../../../routes/addresses';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';

const RETRY_MS = 1000;

/**
 * What stands in the search field, and in the address behind it. The field leads: browsers
 * refuse or drop writes of the address that come too fast, and no letter may be lost by that.
 */
export function useSearchTerm(): [term: string, type: (term: string) => void] {
  const term = useTaskState((state) => state.term);
  const commands = useTaskCommands();
  const written = useRef(term);
  const search = useSearch({ ssrSearch: '' });
  const follow = useEffectEvent((address: string) => {
    // While the HTML made at build time is taken over, `address` is that of the HTML.
    if (address !== location.search) return;
    // Not what this field wrote: Back, Forward or a link.
    if (withTerm(address, written.current) === address) return;
    written.current = termIn(address);
    commands.search(written.current);
  });
  useLayoutEffect(() => follow(search), [search]);
  const callOffRetry = useRef(() => {});
  useEffect(() => () => callOffRetry.current(), []);

  return [
    term,
    (typed) => {
      written.current = typed;
      commands.search(typed);
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
