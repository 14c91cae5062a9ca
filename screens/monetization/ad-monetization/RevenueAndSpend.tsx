import { ChartPanel, TrendChart, useWords, type Dataset, type Series } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { madeOf } from '#screens/kit/sources/index.ts';
import { words } from './words.ts';

/** Same unit, same axis: revenue in two tints, and spend as a line over it. */
export function RevenueAndSpend({ of: question, answer: { rows, fetchedAt } }: { of: Question; answer: ReportRows }) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const { today, reader } = question;
  const valuesOf = (metric: string) => rows.map(({ values }) => values[metric] ?? null);
  const data: Dataset = {
    measure: t.revenue,
    dimension: t.date,
    figures: { kind: 'money' },
    ...madeOf(['adRevenue', 'cost']),
    points: rows.map(({ key }) => ({
      label: key.slice(5),
      days: { from: key, to: key },
      ...(key === today && { until: fetchedAt.slice(11, 16) }),
    })),
    series: [
      { key: 'adRevenue', name: names.adRevenue, values: valuesOf('adRevenue'), colour: 1 },
      ...(reader.flags.pay ? [{ key: 'income', name: names.income, values: valuesOf('income'), colour: 'tint' } satisfies Series] : []),
      { key: 'cost', name: names.cost, values: valuesOf('cost'), drawnAs: 'line', colour: 2 },
    ],
  };
  return (
    <ChartPanel title={t.revenueAndSpend} note={t.sameAxis} {...question.formOf('revenue')}>
      <TrendChart data={data} kind="stackedColumn" height={260} />
    </ChartPanel>
  );
}
