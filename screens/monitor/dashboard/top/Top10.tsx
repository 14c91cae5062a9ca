import { memo, useState } from 'react';
import {
  AsyncView,
  ChartPanel,
  Empty,
  formatRange,
  Link,
  SegmentedControl,
  Skeleton,
  TopBars,
  useWords,
  type Dataset,
} from '#design-system';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { catalogue, isAdditive } from '#app/lib/metrics/catalogue.ts';
import { usePeriodNames } from '#app/lib/metrics/usePeriodNames.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { useTop } from './useTop.ts';
import { words } from '../words.ts';

/** The ten that brought most. Each leads to its place in the campaign details, with the same days and filters. */
export const Top10 = memo(function Top10({ of: report }: { of: Report }) {
  const t = useWords(words);
  const mediaName = useMediaName();
  const [by, setBy] = useState<'channel' | 'campaign'>('channel');
  const { compared } = report;
  const metric = report.state.chart;
  const { top, previous } = useTop(report, metric, by);
  const names = usePeriodNames(compared?.of ?? report.days, top.data);
  const details = (change: Parameters<Report['elsewhere']>[1]) => report.elsewhere('/monitor/campaigninfo', change);
  return (
    <ChartPanel
      title={t.top}
      note={compared?.isShortened ? t.ofFullDays(names[metric], formatRange(compared.of)) : names[metric]}
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
          <Link href={details({ by: [by] })}>{t.all(top.data?.total.toLocaleString('en-US'))}</Link>
        </>
      }
    >
      <AsyncView
        of={top}
        skeleton={<Skeleton shape="bars" height={260} />}
        explain={() => ({ title: t.failed, cause: t.failedCause })}
        empty={({ total }) => (total === 0 ? <Empty kind="no-data" title={t.noTop} cause={t.noTopCause} /> : undefined)}
      >
        {({ rows, totals }) => {
          const earlier = new Map(previous?.rows.map((row) => [row.key, row.values[metric] ?? null]));
          const whole = totals[metric];
          const data: Dataset = {
            measure: names[metric],
            dimension: t[by],
            figures: figureOf(metric),
            welcome: catalogue[metric].polarity,
            isAdditive: isAdditive(metric),
            points: rows.map(({ key, label }) => ({
              label: mediaName(label),
              // Beside a change it leads to what made it.
              href: previous
                ? report.causes({ metric, key }, { level: by, above: [] })
                : details({ path: [{ level: by, key }], by: [by === 'channel' ? 'group' : 'ad'] }),
            })),
            series: [
              {
                key: metric,
                name: names[metric],
                values: rows.map(({ values }) => values[metric] ?? null),
                ...(previous && { previous: rows.map(({ key }) => earlier.get(key) ?? null) }),
              },
            ],
            ...(typeof whole === 'number' && { whole: { value: whole } }),
          };
          return <TopBars data={data} />;
        }}
      </AsyncView>
    </ChartPanel>
  );
});
