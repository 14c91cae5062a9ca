import { useMemo, type ReactNode } from 'react';
import { DayMarks, FailedNote, formatRange, isDay, Note, useWords } from '#design-system';
import type { DataGap } from '#app/api/reports/shapes.ts';
import { countsSpend } from '#screens/kit/sources/index.ts';
import { causeOf, gapsIn, marksOf } from './marksOf.ts';
import type { Periods } from './periods.ts';
import { useGaps } from './useGaps.ts';
import { gapWords } from './words.ts';

interface MissingDaysProps {
  of: Periods;
  /** Whether something stands that it could be said of. */
  isShown: boolean;
  children: ReactNode;
}

/** What a page is missing: said above it, also of the compared period, and marked in every chart over days that it has. */
export function MissingDays({ of: report, isShown, children }: MissingDaysProps) {
  const t = useWords(gapWords);
  const gaps = useGaps(report, isShown);
  const { data } = gaps;
  const marks = useMemo(() => marksOf(data?.gaps ?? [], t), [data, t]);
  return (
    <DayMarks of={marks}>
      {isShown && <FailedNote of={[gaps]}>{t.unknown}</FailedNote>}
      {isShown && data && <GapNote of={report} gaps={data.gaps} />}
      {children}
    </DayMarks>
  );
}

function GapNote({ of: { days, compared, columns }, gaps }: { of: Periods; gaps: readonly DataGap[] }) {
  const t = useWords(gapWords);
  const isSpendCounted = countsSpend(columns.shown);
  const now = gapsIn(days, gaps, isSpendCounted);
  const before = compared ? gapsIn(compared.against, gaps, isSpendCounted) : [];
  if (!now.length && !before.length) return null;
  const listed = (found: readonly DataGap[]) =>
    found
      .map((gap) => {
        const range = isDay(gap.from) && isDay(gap.to) ? formatRange({ start: gap.from, end: gap.to }) : gap.from;
        return t.gap(range, causeOf(gap, t));
      })
      .join(t.comma);
  return (
    <Note kind="warning">
      {now.length > 0 && t.now(listed(now))}
      {before.length > 0 && t.compared(listed(before))}
      {compared && t.notAlike}
    </Note>
  );
}
