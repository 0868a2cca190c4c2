import { navigate } from 'wouter/use-browser-location';
import { listInFragment } from '../domain/sharing/sharedLink';
import { base } from './base';
import { forwardedAddress } from './addresses';

type Take = (list: string) => void;

/**
 * Replaces an address of the first public version, and takes the list out of one that brings one,
 * now and when one is typed into an open page. Returns what tells where the lists are to go.
 */
export function settleAddress(): (take: Take) => void {
  let waiting: string | null = null;
  let take: Take = (list) => {
    waiting = list;
  };
  const settle = () => {
    const list = listInFragment(location.hash);
    if (list !== null) {
      // At once: whoever reads the address over a shoulder, or in a report, would read the list.
      navigate(location.pathname + location.search, { replace: true, state: history.state });
      take(list);
    }
    const address = forwardedAddress(location, base);
    if (address !== null) navigate(address, { replace: true });
  };
  settle();
  addEventListener('hashchange', settle);
  return (taker) => {
    take = taker;
    if (waiting !== null) take(waiting);
  };
}
