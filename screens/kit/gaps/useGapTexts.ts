import { useWords } from '#design-system';
import { countsSpend } from '#screens/kit/sources/index.ts';
import { gapsIn, listed } from './marksOf.ts';
import type { Periods } from './periods.ts';
import { useGaps } from './useGaps.ts';
import { gapWords } from './words.ts';

/** What is missing of the days of a page and of those that they are compared with, in sentences. Read from what the page has asked. */
export function useGapTexts(of: Periods): readonly string[] {
  const t = useWords(gapWords);
  const { data } = useGaps(of, false);
  const { days, compared, columns } = of;
  const isSpendCounted = of.showsSpend ?? countsSpend(columns.shown);
  const gaps = data?.gaps ?? [];
  const now = gapsIn(days, gaps, isSpendCounted);
  const before = compared ? gapsIn(compared.against, gaps, isSpendCounted) : [];
  if (!now.length && !before.length) return [];
  return [
    ...(now.length > 0 ? [t.now(listed(now, t))] : []),
    ...(before.length > 0 ? [t.compared(listed(before, t))] : []),
    ...(compared ? [t.notAlike] : []),
  ];
}
