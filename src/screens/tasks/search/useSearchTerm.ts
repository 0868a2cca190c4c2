import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { termIn, withTerm } from '../../../routes/addresses';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';

const RETRY_MS = 1000;

/**
 * The search term, mirrored in the address. The term leads, because browsers refuse or drop address
 * changes that come too fast, and that must not lose a letter.
 */
export function useSearchTerm(): string {
  const term = useTaskState((state) => state.term);
  const commands = useTaskCommands();
  const written = useRef(term);
  const search = useSearch({ ssrSearch: '' });
  const follow = useEffectEvent((address: string) => {
    // During hydration `address` is the one of the prerendered HTML.
    if (address !== location.search) return;
    // Not written by this hook: Back, Forward or a link.
    if (withTerm(address, written.current) === address) return;
    written.current = termIn(address);
    commands.search(written.current);
  });
  useLayoutEffect(() => follow(search), [search]);
  const callOffRetry = useRef(() => {});
  useLayoutEffect(() => {
    if (written.current === term) return;
    written.current = term;
    callOffRetry.current();
    callOffRetry.current = writeTerm(term);
  }, [term]);
  useEffect(() => () => callOffRetry.current(), []);
  return term;
}

/** Retries until the address holds the term or has been changed by something else. */
function writeTerm(term: string): () => void {
  const before = location.search;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const wanted = withTerm(before, term);
    if (location.search !== before || wanted === before) return;
    try {
      navigate(location.pathname + wanted, { replace: true });
    } catch {
      // Safari throws after a hundred changes in half a minute.
    }
    if (location.search !== wanted) timer = setTimeout(write, RETRY_MS);
  };
  write();
  return () => clearTimeout(timer);
}
