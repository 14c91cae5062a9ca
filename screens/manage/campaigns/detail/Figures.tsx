import { useQuery } from '@tanstack/react-query';
import { addDays, AsyncView, Link, Panel, Skeleton, Sparkline, Stack, Stat, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { reports } from '#app/api/reports/reports.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { words } from './words.ts';

const shown = ['clicks', 'installs'] as const;
const days = 30;

interface FiguresProps {
  field: 'campaign' | 'group';
  id: number;
}

/** What a campaign or a group brought in 30 full days, as its report has it; the way to where each number comes from leads there. */
export function Figures({ field, id }: FiguresProps) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const app = useApp().id;
  const mayReport = useMay('view campaigninfo@monitor');
  // Today is not over: beside full days it would look like a fall.
  const to = addDays(reportToday(), -1);
  const from = addDays(to, 1 - days);
  const answer = useQuery({
    ...reports.rows({
      app,
      report: 'campaigninfo',
      from,
      to,
      ...(field === 'group' ? { groups: [String(id)] } : { campaigns: [String(id)] }),
      by: 'all',
      byDay: true,
      metrics: [...shown],
      size: days,
    }),
    enabled: mayReport,
  });
  if (!mayReport) return null;
  const href = `/monitor/campaigninfo?app=${app}&v=2&t=${from}_${to}&f=${field}:${id}`;
  return (
    <Panel title={t.figures} note={`${from} – ${to}`} actions={<Link href={href}>{t.report}</Link>}>
      <AsyncView of={answer} skeleton={<FiguresSkeleton metrics={shown} />}>
        {({ rows, totals }) => (
          <Stack direction="row" gap="8" align="start" isWrapping>
            {shown.map((metric) => (
              <Stack key={metric} gap="1">
                <Stat label={names[metric]} value={totals[metric] ?? null} as={{ kind: 'count' }} />
                <Sparkline
                  label={names[metric]}
                  values={rows.toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? '')).map(({ values }) => values[metric] ?? null)}
                />
                <Link href={`${href}&m=${metric}&why=${metric}`}>{t.why}</Link>
              </Stack>
            ))}
          </Stack>
        )}
      </AsyncView>
    </Panel>
  );
}

function FiguresSkeleton({ metrics }: { metrics: readonly string[] }) {
  return (
    <Stack direction="row" gap="8" isWrapping>
      {metrics.map((metric) => (
        <Skeleton key={metric} shape="figure" width={104} />
      ))}
    </Stack>
  );
}
