import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '#app/lib/router.ts';
import type { Arrival } from './checkReturn.ts';

interface Reading<Of extends Arrival> {
  read: (search: URLSearchParams) => Of | null;
  /** Something of a return is there, of which nothing can be made. */
  isUseless: (search: URLSearchParams) => boolean;
}

/**
 * What a medium has put into the address. The address is cleaned at once, so that it stays in no history and in no shared link; the entry of
 * this window's history keeps a whole return for a reload, and is read as carefully as the address.
 */
export function useArrival<Of extends Arrival>({ read, isUseless }: Reading<Of>): Of | null {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const [arrival] = useState(() => read(search) ?? (isUseless(search) ? null : read(searchOf(state))));
  useEffect(() => {
    if (read(search) === null && !isUseless(search)) return;
    const app = search.get('app');
    void navigate(app === null ? pathname : `${pathname}?app=${encodeURIComponent(app)}`, { replace: true, state: arrival });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what stands in the address later was put there by the page
  }, []);
  return arrival;
}

function searchOf(entry: unknown): URLSearchParams {
  if (typeof entry !== 'object' || entry === null) return new URLSearchParams();
  return new URLSearchParams(Object.entries(entry).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
