import { useMemo, type ReactNode } from 'react';
import { DayMarks, FailedNote, Note, useDayMarks, useWords } from '#design-system';
import { marksOf } from './marksOf.ts';
import type { Periods } from './periods.ts';
import { useGaps } from './useGaps.ts';
import { useGapTexts } from './useGapTexts.ts';
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
  const around = useDayMarks();
  const marks = useMemo(() => [...around, ...marksOf(data?.gaps ?? [], t)], [around, data, t]);
  return (
    <DayMarks of={marks}>
      {isShown && <FailedNote of={[gaps]}>{t.unknown}</FailedNote>}
      {isShown && <GapNote of={report} />}
      {children}
    </DayMarks>
  );
}

function GapNote({ of: report }: { of: Periods }) {
  const t = useWords(gapWords);
  const texts = useGapTexts(report);
  return texts.length > 0 && <Note kind="warning">{texts.join(t.between)}</Note>;
}
