import { useState } from 'react';
import type { Day, DayRange } from '../../../foundation/period/days.ts';
import type { Period } from '../../../foundation/period/period.ts';
import { draftOf, periodOf, problemIn, rangeIn, withDays, type Draft, type DraftProblem, type Setting } from './draft.ts';

export interface PeriodDraft {
  /** What is shown: the draft, or the range that is just being drawn. */
  draft: Draft;
  range: DayRange | undefined;
  problem: DraftProblem | undefined;
  /** What would be applied; nothing while there is a problem. */
  period: Period | undefined;
  setting: Setting;
  /** The day that the months show. */
  focused: Day;
  focus: (day: Day) => void;
  change: (draft: Draft) => void;
  preview: (range: DayRange | undefined) => void;
}

/** The draft of a period while the panel is open. It is discarded with the panel, so cancelling restores the old period. */
export function usePeriodDraft(value: Period | undefined, setting: Setting): PeriodDraft {
  const [chosen, change] = useState(() => draftOf(value, setting));
  const [drawn, preview] = useState<DayRange>();
  const [focused, focus] = useState<Day>(chosen.end ?? setting.today);
  const draft = drawn ? withDays(chosen, drawn) : chosen;
  const problem = problemIn(draft, setting);
  return {
    draft,
    range: rangeIn(draft),
    problem,
    period: problem ? undefined : periodOf(draft),
    setting,
    focused,
    focus,
    change,
    preview,
  };
}
