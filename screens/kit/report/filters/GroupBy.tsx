import { ViewChoice, useWords } from '#design-system';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import type { Grouping, Report } from '#screens/kit/report/view/index.ts';
import { filterWords } from './words.ts';

interface GroupByProps {
  of: Report;
  /** What rows can be grouped by with one press. The current grouping is always among them. */
  groupings: readonly Grouping[];
}

/** By what rows are told apart. A single way is no choice, and not shown. */
export function GroupBy({ of: { state, set }, groupings }: GroupByProps) {
  const t = useWords(filterWords);
  const levels = useWords(levelWords);
  const [by = 'channel'] = state.by;
  if (groupings.length < 2) return null;
  const shown = groupings.includes(by) ? groupings : [...groupings, by];
  return (
    <ViewChoice
      label={t.groupBy}
      options={shown.map((one) => ({ value: one, label: levels[one] }))}
      value={by}
      onChange={(one) => set({ by: [one], lines: 'total' })}
    />
  );
}
