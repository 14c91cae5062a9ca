import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from '#app/lib/router.ts';

interface Place {
  /** Of the entry in the history. */
  key: string;
  id: string;
  /** What list stands there. */
  list: string;
  /** Directly before it stands the same list with no record open. */
  isAfterList?: boolean;
}

/**
 * Closes the open record of a list: back over the step that opened it, so that the next Back is not one that changes nothing. Where the list did
 * not stand before it, or another question was asked meanwhile, drawn or not yet (`changed` is the entry it was asked from), `instead` takes the record out of the address.
 */
export function useRecordClosing(id: string, list: string, changed: RefObject<string | null>, instead: () => void): () => void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const place = useRef<Place>({ key, id, list });
  const left = useRef<string | null>(null);
  useEffect(() => {
    const { current: before } = place;
    if (before.key === key) return;
    const isOpened = kind === 'PUSH' && before.id === '';
    const isNextRecord = kind === 'REPLACE' && before.isAfterList === true;
    place.current = { key, id, list, isAfterList: id !== '' && before.list === list && (isOpened || isNextRecord) };
  }, [key, kind, id, list]);
  return () => {
    if (!place.current.isAfterList || place.current.key !== key || changed.current === key) return instead();
    // Until the browser has gone back, a second Escape must not lead further.
    if (left.current === key) return;
    left.current = key;
    void navigate(-1);
  };
}
