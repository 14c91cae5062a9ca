import { createContext, use, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from '../router.ts';

/** By path, what stood behind it when the page was last shown in this window. */
type Addresses = Map<string, string>;

export const AddressesContext = createContext<Addresses>(new Map());

/** Notes every address that is shown, as long as somebody is signed in. */
export function useAddresses(isSignedIn: boolean): Addresses {
  const [addresses] = useState(() => new Map<string, string>());
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isSignedIn) addresses.set(pathname, search);
    // What somebody searched for is not the business of who signs in next.
    else addresses.clear();
  }, [addresses, isSignedIn, pathname, search]);
  return addresses;
}

/** A page as it was left: with its search, its filters and its page. The app stays the one of the page that leads back. */
export function useLastAddress(path: string): string {
  const last = use(AddressesContext).get(path);
  const [here] = useSearchParams();
  return lastAddress(path, last, here.get('app'));
}

export function lastAddress(path: string, last: string | undefined, app: string | null): string {
  const search = new URLSearchParams(last);
  if (app !== null) search.set('app', app);
  return search.size > 0 ? `${path}?${search}` : path;
}
