import { Route } from 'lucide-react';
import { ChartPanel, FunnelChart, IconButton, SplitView, Stack, TrendChart, useWords, type Dataset } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { words } from './words.ts';

interface DeliveryProps {
  of: Question;
  now: ReportRows;
  previous: ReportRows | undefined;
}

const steps = ['adRequests', 'adFills', 'adImpressions'] as const;

/** Requests, fills and impressions, each a part of the one before; beside them what a thousand impressions earn, and how many requests are filled. */
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
  const courseOf = (metric: 'ecpm' | 'fillRate'): Dataset => ({
    measure: names[metric],
    dimension: t.date,
    figures: metric === 'ecpm' ? { kind: 'money', decimals: 2 } : { kind: 'percent', decimals: 1 },
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
        key: metric,
        name: names[metric],
        values: now.rows.map(({ values }) => values[metric] ?? null),
        total: now.totals[metric] ?? null,
        ...(previous && { previous: now.rows.map((_, index) => previous.rows[index]?.values[metric] ?? null) }),
      },
    ],
  });
  const why = (metric: MetricId) => (
    <IconButton size="sm" icon={Route} label={t.why(names[metric])} onPress={() => question.set({ why: { metric } })} />
  );
  return (
    <SplitView
      sideWidth="wide"
      side={
        <Stack gap="4">
          <ChartPanel title={names.ecpm} note={t.ecpmNote} {...question.formOf('ecpm')} actions={why('ecpm')}>
            <TrendChart data={courseOf('ecpm')} kind="line" height={130} />
          </ChartPanel>
          <ChartPanel title={names.fillRate} note={t.fillNote} {...question.formOf('fillRate')} actions={why('fillRate')}>
            <TrendChart data={courseOf('fillRate')} kind="line" height={130} />
          </ChartPanel>
        </Stack>
      }
    >
      <ChartPanel title={t.delivery} note={t.deliveryNote} {...question.formOf('delivery')} actions={why('adImpressions')}>
        <FunnelChart data={path} />
      </ChartPanel>
    </SplitView>
  );
}
