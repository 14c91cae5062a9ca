import { formatRange, isDay, useWords } from '#design-system';
import type { DataGap } from '#app/api/reports/shapes.ts';
import { countsSpend } from '#screens/kit/sources/index.ts';
import { causeOf, gapsIn } from './marksOf.ts';
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
  const listed = (found: readonly DataGap[]) =>
    found
      .map((gap) => {
        const range = isDay(gap.from) && isDay(gap.to) ? formatRange({ start: gap.from, end: gap.to }) : gap.from;
        return t.gap(range, causeOf(gap, t));
      })
      .join(t.comma);
  return [
    ...(now.length > 0 ? [t.now(listed(now))] : []),
    ...(before.length > 0 ? [t.compared(listed(before))] : []),
    ...(compared ? [t.notAlike] : []),
  ];
}
