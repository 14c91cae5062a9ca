import { useMemo } from 'react';
import { Link, Panel, Table, useWords, type Column } from '#design-system';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { alarmsOf, rateChange, rateOf, sharesOf, type Decided } from '../fraud.ts';
import { fraudColumns, type Explaining, type FraudRow } from './fraudColumns.tsx';
import { words } from '../words.ts';

type Channel = FraudInsight['rows'][number];
type Row = Channel & FraudRow;

interface ChannelsProps extends Explaining {
  of: Report;
  now: FraudInsight;
  judged: Decided | undefined;
}

/** A rate of fewer installs than this says little, and stands in the file alone. */
const smallSample = 500;
const listed = 20;

/** Who brought what was not trusted: the two kinds apart, the highest rate first. */
export function Channels({ of: report, now, judged, figureOf, onExplain }: ChannelsProps) {
  const t = useWords(words);
  const { limits } = useReportLimits();
  const alarms = useMemo(() => alarmsOf(now, limits), [now, limits]);
  const rows = useMemo(() => highest(now, judged), [now, judged]);
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'channel',
        title: t.channel,
        value: ({ label }) => label,
        cell: ({ key, label }) => (
          <Link
            kind="quiet"
            href={report.elsewhere('/anticheatposition/IndicatorDetails', { path: [{ level: 'channel', key }], by: ['campaign'] })}
          >
            {label}
          </Link>
        ),
        pin: 'start',
        width: 150,
        phone: 'title',
      },
      ...fraudColumns<Row>({
        t,
        alarms,
        isCompared: report.compared !== undefined,
        of: ({ key }) => ({ of: key }),
        figureOf,
        onExplain,
      }),
      {
        id: 'delay',
        title: t.delay,
        cell: ({ key }) => (
          <Link href={report.elsewhere('/monitor/effectevaluate', { filters: [{ field: 'channel', keys: [key], isLeftOut: false }] })}>
            {t.delay}
          </Link>
        ),
        align: 'end',
        width: 110,
        yields: 'second',
      },
    ],
    [t, alarms, report, figureOf, onExplain],
  );
  const isCut = rows.length < now.rows.length;
  return (
    <Panel title={t.channels} {...(isCut && { note: t.listed(rows.length, now.rows.length, smallSample) })} isFlush>
      <Table label={t.channels} columns={columns} rows={rows} rowKey={({ key }) => key} density="compact" phone="cards" />
    </Panel>
  );
}

function highest(now: FraudInsight, judged: Decided | undefined): Row[] {
  const found = now.rows.map((row): Row => {
    const change = rateChange(judged, (side) => side.rows.find(({ key }) => key === row.key));
    return { ...row, ...sharesOf(row), rate: rateOf(row), change };
  });
  const large = found.filter(({ attributed, blocked }) => attributed + blocked >= smallSample);
  return (large.length ? large : found).toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0)).slice(0, listed);
}
