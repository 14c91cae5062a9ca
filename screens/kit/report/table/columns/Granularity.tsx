import { bilingual, SegmentedControl, useWords } from '#design-system';
import { isField, type Report } from '#screens/kit/report/view/index.ts';

const words = bilingual({
  each: ['汇总方式', 'Granularity'],
  all: ['汇总', 'Summary'],
  day: ['按日', 'Daily'],
});

/** A row for the whole period, or one for each day of it. It is about the table alone. */
export function Granularity({ of: { state, set } }: { of: Report }) {
  const t = useWords(words);
  if (!isField(state.by[0] ?? 'channel')) return null;
  return (
    <SegmentedControl
      label={t.each}
      options={[
        { value: 'all' as const, label: t.all },
        { value: 'day' as const, label: t.day },
      ]}
      value={state.each === 'day' ? 'day' : 'all'}
      onChange={(each) => set({ each })}
    />
  );
}
