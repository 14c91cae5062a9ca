import { DateRange, useWords } from '#design-system';
import { reportLimits } from '#app/lib/periods/answerable.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { filterWords } from './words.ts';

/** The days of a report, and what they are compared with. */
export function Period({ of: { state, set, today } }: { of: Report }) {
  const t = useWords(filterWords);
  return (
    <DateRange
      label={t.period}
      isLabelHidden
      value={state.period}
      onChange={(period) => set({ period })}
      today={today}
      limits={reportLimits}
    />
  );
}
