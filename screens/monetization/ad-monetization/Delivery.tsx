import { ChartPanel, FunnelChart, SplitView, TrendChart, useWords, type Dataset } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { words } from './words.ts';

interface DeliveryProps {
  of: Question;
  now: ReportRows;
  previous: ReportRows | undefined;
}

const steps = ['adRequests', 'adFills', 'adImpressions'] as const;

/** Requests, fills and impressions, each a part of the one before; beside them what a thousand impressions earn. */
export function Delivery({ of: question, now, previous }: DeliveryProps) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const path: Dataset = {
    measure: t.delivery,
    dimension: t.step,
    reading: 'in-order',
    points: steps.map((step) => ({ label: names[step] })),
    series: [
      {
        key: 'now',
        name: t.delivery,
        values: steps.map((step) => now.totals[step] ?? null),
        ...(previous && { previous: steps.map((step) => previous.totals[step] ?? null) }),
      },
    ],
  };
  const course: Dataset = {
    measure: names.ecpm,
    dimension: t.date,
    figures: { kind: 'money', decimals: 2 },
    isAdditive: false,
    points: now.rows.map(({ key }, index) => {
      const before = previous?.rows[index]?.key;
      return {
        label: key.slice(5),
        days: { from: key, to: key },
        ...(before !== undefined && { comparedDays: { from: before, to: before } }),
      };
    }),
    series: [
      {
        key: 'ecpm',
        name: names.ecpm,
        values: now.rows.map(({ values }) => values['ecpm'] ?? null),
        total: now.totals['ecpm'] ?? null,
        ...(previous && { previous: now.rows.map((_, index) => previous.rows[index]?.values['ecpm'] ?? null) }),
      },
    ],
  };
  return (
    <SplitView
      sideWidth="wide"
      side={
        <ChartPanel title={names.ecpm} note={t.ecpmNote} {...question.formOf('ecpm')}>
          <TrendChart data={course} kind="line" height={200} />
        </ChartPanel>
      }
    >
      <ChartPanel title={t.delivery} note={t.deliveryNote} {...question.formOf('delivery')}>
        <FunnelChart data={path} />
      </ChartPanel>
    </SplitView>
  );
}
