import { navigate } from 'wouter/use-browser-location';
import { base } from './base';
import { forwardedAddress } from './addresses';

/** Replaces an address of the first public version, now and when one is typed into an open page. */
export function settleAddress(): void {
  const settle = () => {
    const address = forwardedAddress(location, base);
    if (address !== null) navigate(address, { replace: true });
  };
  settle();
  addEventListener('hashchange', settle);
}
