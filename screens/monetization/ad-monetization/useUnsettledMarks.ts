import { useMemo } from 'react';
import { addDays, isDay, useWords, type DayMark, type DayRange } from '#design-system';
import type { AdSources } from '#app/api/reports/adRevenue.ts';
import { settlement } from '#screens/kit/sources/index.ts';
import { words } from './words.ts';

/** The days that networks have yet to settle, for the rows of days: charts hatch them by themselves. */
export function useUnsettledMarks({ start, end }: DayRange, settledTo: AdSources['settledTo'] | undefined): readonly DayMark[] {
  const { notSettled: text } = useWords(words);
  return useMemo(() => {
    if (settledTo === undefined) return [];
    const from = settledTo !== null && isDay(settledTo) ? addDays(settledTo, 1) : start;
    return from > end ? [] : [{ from, to: end, text, about: text, source: settlement }];
  }, [settledTo, start, end, text]);
}
