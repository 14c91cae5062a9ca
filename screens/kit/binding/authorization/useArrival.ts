import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '#app/lib/router.ts';
import type { Arrival } from './checkReturn.ts';

/**
 * What a medium has put into the address. The address is cleaned at once, so that it stays in no history and in no shared link; the entry of
 * this window's history keeps it for a reload, and is read as carefully as the address.
 */
export function useArrival<Of extends Arrival>(read: (search: URLSearchParams) => Of | null): Of | null {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const [arrival] = useState(() => read(search) ?? read(searchOf(state)));
  const isInAddress = arrival !== null && read(search) !== null;
  useEffect(() => {
    if (!isInAddress) return;
    const app = search.get('app');
    void navigate(app === null ? pathname : `${pathname}?app=${encodeURIComponent(app)}`, { replace: true, state: arrival });
  }, [isInAddress, navigate, pathname, search, arrival]);
  return arrival;
}

function searchOf(entry: unknown): URLSearchParams {
  if (typeof entry !== 'object' || entry === null) return new URLSearchParams();
  return new URLSearchParams(Object.entries(entry).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
