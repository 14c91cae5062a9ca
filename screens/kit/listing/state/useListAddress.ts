import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from '#app/lib/router.ts';
import type { Params } from '#app/lib/urlState.ts';
import { useLosses } from '#app/lib/address/losses.ts';
import { listText, lossesInList, questionText, readList, withQuestion, writeList, type ListAddress, type ListChange } from './address.ts';
import { useRecordClosing } from './useRecordClosing.ts';

/** The state of a list as its address has it, and the ways to change it. */
export function useListAddress<Filters extends Params>(address: ListAddress<Filters>) {
  const { pathname, key } = useLocation();
  const [at, setAt] = useSearchParams();
  const text = at.toString();
  const state = useMemo(() => readList(address, new URLSearchParams(text)), [address, text]);
  useLosses(useMemo(() => lossesInList(address, new URLSearchParams(text)), [address, text]));
  const href = useCallback(
    (change: ListChange<Filters>) => `${pathname}?${writeList(address, change, new URLSearchParams(text)).toString()}`,
    [address, pathname, text],
  );
  // The address has a new question before the page is drawn with it. Another record is no new question.
  const changed = useRef<string | null>(null);
  useEffect(() => {
    if (changed.current !== key) changed.current = null;
  }, [key]);
  const change = (to: ListChange<Filters>, isReplaced = false) => {
    if (Object.keys(to).some((part) => part !== 'id')) changed.current = key;
    setAt((now) => writeList(address, to, now), { replace: isReplaced, preventScrollReset: true });
  };
  const closeRecord = useRecordClosing(state.id, listText(address, at), changed, () => change({ id: '' }, true));
  const hrefOfKey = useCallback((id: string) => href({ id }), [href]);
  return {
    state,
    /** A step of its own in the history; `isReplaced` for what is typed, and from record to record. */
    change,
    closeRecord,
    hrefOfKey,
    question: questionText(address, at),
    openQuestion: (question: string) => setAt((now) => withQuestion(address, question, now), { preventScrollReset: true }),
  };
}
