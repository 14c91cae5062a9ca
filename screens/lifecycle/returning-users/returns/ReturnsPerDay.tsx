import { Route } from 'lucide-react';
import { ChartPanel, IconButton, TrendChart, useWords, type Dataset } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortWords, type ComparedDays } from '#screens/kit/cohorts/index.ts';
import type { ReturnQuestion } from './returns.ts';
import { perDay } from './useReturnsPerDay.ts';
import { rowNames, words } from './words.ts';

interface ReturnsPerDayProps {
  of: ReturnQuestion;
  answer: Cohorts;
  compared: ComparedDays;
}

/** How many came back on each day. A return is an event, not a person, so days add up. */
export function ReturnsPerDay({ of: question, answer, compared: { pairs } }: ReturnsPerDayProps) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const names = useWords(rowNames);
  const days = answer.rows.toReversed();
  const before = new Map(pairs.map((pair) => [pair.now.key, pair.before]));
  const comparedWith = (key: string) => {
    const day = before.get(key)?.key;
    return day === undefined ? {} : { comparedDays: { from: day, to: day } };
  };
  const until = answer.fetchedAt.slice(11, 16);
  const data: Dataset = {
    measure: t.returns,
    dimension: names.day,
    previousName: c.previous,
    points: days.map(({ key }) => ({
      label: key.slice(5),
      days: { from: key, to: key },
      ...comparedWith(key),
      ...(key === question.today && { until }),
    })),
    series: [
      {
        key: 'returns',
        name: t.returns,
        values: days.map(({ size }) => size),
        ...(pairs.length > 0 && { previous: days.map(({ key }) => before.get(key)?.size ?? null) }),
      },
    ],
  };
  return (
    <ChartPanel
      title={t.perDay}
      note={t.perDayNote(question.params.away)}
      {...question.formOf('days')}
      actions={<IconButton size="sm" icon={Route} label={t.why(t.perDay)} onPress={() => question.explain(perDay)} />}
    >
      <TrendChart data={data} kind="line" height={232} />
    </ChartPanel>
  );
}
