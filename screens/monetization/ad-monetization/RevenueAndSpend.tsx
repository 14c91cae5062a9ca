import { Route } from 'lucide-react';
import { ChartPanel, IconButton, TrendChart, useWords, type Dataset, type Series } from '#design-system';
import type { AdSources } from '#app/api/reports/adRevenue.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { madeOf } from '#screens/kit/sources/index.ts';
import { maturityOf } from './maturity.ts';
import { words } from './words.ts';

interface RevenueAndSpendProps {
  of: Question;
  answer: ReportRows;
  /** The last day that networks have settled; nothing while that is not known. */
  settledTo: AdSources['settledTo'] | undefined;
}

/** Same unit, same axis: revenue in two tints, and spend as a line over it. What networks have yet to settle is hatched. */
export function RevenueAndSpend({ of: question, answer: { rows, fetchedAt }, settledTo }: RevenueAndSpendProps) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const { today, reader } = question;
  const valuesOf = (metric: string) => rows.map(({ values }) => values[metric] ?? null);
  const unsettled =
    settledTo === undefined
      ? {}
      : {
          maturity: maturityOf(
            rows.map(({ key }) => key),
            settledTo,
          ),
        };
  const data: Dataset = {
    // Without payments it is no sum of all revenue.
    measure: reader.flags.pay ? t.revenue : names.adRevenue,
    dimension: t.date,
    figures: { kind: 'money' },
    openReason: t.notSettled,
    ...madeOf(['adRevenue', 'cost']),
    points: rows.map(({ key }) => ({
      label: key.slice(5),
      days: { from: key, to: key },
      ...(key === today && { until: fetchedAt.slice(11, 16) }),
    })),
    series: [
      { key: 'adRevenue', name: names.adRevenue, values: valuesOf('adRevenue'), colour: 1, ...unsettled },
      ...(reader.flags.pay ? [{ key: 'income', name: names.income, values: valuesOf('income'), colour: 'tint' } satisfies Series] : []),
      { key: 'cost', name: names.cost, values: valuesOf('cost'), drawnAs: 'line', colour: 2 },
    ],
  };
  return (
    <ChartPanel
      title={t.revenueAndSpend}
      note={t.sameAxis}
      {...question.formOf('revenue')}
      actions={
        <IconButton size="sm" icon={Route} label={t.why(names.adRevenue)} onPress={() => question.set({ why: { metric: 'adRevenue' } })} />
      }
    >
      <TrendChart data={data} kind="stackedColumn" height={260} />
    </ChartPanel>
  );
}
