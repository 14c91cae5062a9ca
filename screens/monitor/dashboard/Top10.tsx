import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AsyncView, ChartPanel, Empty, Link, SegmentedControl, Skeleton, TopBars, useWords, type Dataset } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { catalogue } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import type { Report } from '#screens/kit/report/frame/useReport.ts';
import { figureOf } from '#screens/kit/report/rules/figures.ts';
import { withParts } from '#screens/kit/report/rules/visible.ts';
import { toAddress } from '#screens/kit/report/view/address.ts';
import { narrowed, scopeOf } from '#screens/kit/report/view/scope.ts';
import { changed, usual, type ReportState } from '#screens/kit/report/view/state.ts';
import { words } from './words.ts';

/** The ten that brought most. Each leads to its place in the campaign details, with the same days and filters. */
export function Top10({ of: report }: { of: Report }) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const [by, setBy] = useState<'channel' | 'campaign'>('channel');
  const { app, name, state, scope, compared, reader } = report;
  const metric = state.chart;
  const question = { app: app.id, report: name, by, metrics: withParts([metric], reader.visible) };
  const top = useQuery({
    ...reports.rows({ ...question, ...scope, sort: metric, order: 'desc', page: 1, size: 10 }),
    enabled: !reader.isPending,
  });
  const keys = top.data?.rows.map(({ key }) => key) ?? [];
  const before = compared ? narrowed(scopeOf(state, compared.against), by, keys) : scope;
  const previous = useQuery({ ...reports.rows({ ...question, ...before }), enabled: compared !== undefined && keys.length > 0 });
  const { path: _, ...shared } = state;
  const to = (change: Partial<ReportState>) => {
    const address = toAddress(changed({ ...shared, path: [] }, { lines: 'top', why: null, ...change }), { ...usual, lines: 'top' });
    return `/monitor/campaigninfo?app=${app.id}&${address}`;
  };
  return (
    <ChartPanel
      title={t.top}
      note={names[metric]}
      isSentenceHidden
      actions={
        <>
          <SegmentedControl
            label={t.topBy}
            size="sm"
            options={[
              { value: 'channel', label: t.channel },
              { value: 'campaign', label: t.campaign },
            ]}
            value={by}
            onChange={setBy}
          />
          <Link href={to({ by: [by] })}>{t.all(top.data?.total.toLocaleString('en-US') ?? '')}</Link>
        </>
      }
    >
      <AsyncView
        of={top}
        skeleton={<Skeleton shape="block" height={260} />}
        explain={() => ({ title: t.failed, cause: t.failedCause })}
        empty={({ total }) => (total === 0 ? <Empty kind="no-data" title={t.noTop} cause={t.noTopCause} /> : undefined)}
      >
        {({ rows, totals }) => {
          const earlier = new Map(previous.data?.rows.map((row) => [row.key, row.values[metric] ?? null]));
          const whole = totals[metric];
          const data: Dataset = {
            measure: names[metric],
            dimension: t[by],
            figures: figureOf(metric),
            welcome: catalogue[metric].polarity,
            points: rows.map(({ key, label }) => ({
              label,
              href: to({ path: [{ level: by, key }], by: [by === 'channel' ? 'group' : 'ad'] }),
            })),
            series: [
              {
                key: metric,
                name: names[metric],
                values: rows.map(({ values }) => values[metric] ?? null),
                ...(compared && previous.data && { previous: rows.map(({ key }) => earlier.get(key) ?? null) }),
              },
            ],
            ...(typeof whole === 'number' && { whole: { value: whole } }),
          };
          return <TopBars data={data} />;
        }}
      </AsyncView>
    </ChartPanel>
  );
}
