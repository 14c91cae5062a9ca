import { useMemo } from 'react';
import { useDayMarks, useWords, type Column } from '#design-system';
import { isTimeUnit } from '#app/lib/periods/timeUnits.ts';
import { dayNotes, type TimeRow } from './dayNotes.ts';
import { marksOf } from '../marksOf.ts';
import type { Periods } from '../periods.ts';
import { useGaps } from '../useGaps.ts';
import { gapWords, notOverWords } from '../words.ts';

interface TimedReport extends Periods {
  state: { by: readonly string[]; each: string };
}

/** What is wrong with the data of a day, a week or a month, in its row on the page and in files: only where one of them has something to say. */
export function useDayNoteColumn(of: TimedReport): readonly Column<TimeRow>[] {
  const t = useWords(gapWords);
  const notOver = useWords(notOverWords);
  const around = useDayMarks();
  const { data } = useGaps(of, false);
  return useMemo(() => {
    const { by, each } = of.state;
    const unit = each === 'day' ? each : by.find(isTimeUnit);
    const { noteOf, isNeeded } = dayNotes(of, [...around, ...marksOf(data?.gaps ?? [], t)], { ...t, notOver });
    if (!unit || !isNeeded(unit)) return [];
    return [
      {
        id: 'dayNote',
        title: t.dayNote,
        value: noteOf,
        isQuiet: true,
        width: unit === 'day' ? 200 : 320,
        canSort: false,
        canHide: false,
      },
    ];
  }, [of, around, data, t, notOver]);
}
