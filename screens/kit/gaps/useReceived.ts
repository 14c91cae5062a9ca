import { useMemo } from 'react';
import { isReceivedIn } from './marksOf.ts';
import type { Periods } from './periods.ts';
import { useGaps } from './useGaps.ts';

/** Whether a day was received at all, so that a zero of it is one. Read from what the page has asked: until that is known, every day was. */
export function useReceived(of: Periods): (day: string) => boolean {
  const { data } = useGaps(of, false);
  return useMemo(() => isReceivedIn(data?.gaps ?? []), [data]);
}
