import { useCallback } from 'react';
import { useWords, type DayRange } from '#design-system';
import { lacksIn, listed } from './marksOf.ts';
import type { Periods } from './periods.ts';
import { useGaps } from './useGaps.ts';
import { gapWords } from './words.ts';

/**
 * What a figure lacks that counts some days, and spend of some, in words: nothing where all was received. Read from what the page has asked.
 *
 *     11-04 – 11-06（停止接收数据）
 */
export function useLacking(of: Periods): (days: readonly DayRange[], spentOn?: readonly DayRange[]) => string {
  const t = useWords(gapWords);
  const { data } = useGaps(of, false);
  return useCallback((days, spentOn) => listed(lacksIn(data?.gaps ?? [], days, spentOn), t), [data, t]);
}
