import { useMemo } from 'react';
import { Delta, Link, Panel, Table, useWords, type Column } from '#design-system';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { FigureCard, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { rateChange, rateOf, sharesOf, type Decided, type ReasonShares } from '../fraud.ts';
import { reasonColumns } from './reasonColumns.ts';
import type { FraudFigure } from '../useFraudFigure.ts';
import { words } from '../words.ts';

type Channel = FraudInsight['rows'][number];
interface Row extends Channel, ReasonShares {
  rate: number | null;
  change: number | null;
}

interface ChannelsProps {
  of: Report;
  now: FraudInsight;
  judged: Decided | undefined;
  figureOf: (figure: FraudFigure) => ExplainedFigure | null;
  onExplain: (figure: FraudFigure) => void;
}

/** A rate of fewer installs than this says little, and stands in the file alone. */
const smallSample = 500;
const listed = 20;

/** Who brought what was not trusted: the two kinds apart, the highest rate first. */
export function Channels({ of: report, now, judged, figureOf, onExplain }: ChannelsProps) {
  const t = useWords(words);
  const { limits } = useReportLimits();
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
      {
        id: 'rate',
        title: t.rate,
        value: ({ rate }) => rate,
        as: { kind: 'percent' },
        width: 92,
        phone: 'aside',
        explain: ({ key }) => {
          const figure = { of: key, what: 'rate' } as const;
          return <FigureCard of={figureOf(figure)} onOpen={() => onExplain(figure)} />;
        },
      },
      {
        id: 'change',
        title: t.change,
        value: ({ change }) => change,
        cell: ({ change }) => <Delta value={change} kind="points" welcome="down" />,
        align: 'end',
        width: 92,
        phone: 'half',
      },
      ...reasonColumns<Row>(t, limits),
      {
        id: 'claimed',
        title: t.claimed,
        value: ({ attributed, blocked }) => attributed + blocked,
        as: { kind: 'count' },
        width: 110,
        phone: 'half',
      },
      { id: 'blocked', title: t.blocked, value: ({ blocked }) => blocked, as: { kind: 'count' }, width: 110, phone: 'half' },
      { id: 'flagged', title: t.flagged, value: ({ flagged }) => flagged, as: { kind: 'count' }, width: 120, phone: 'half' },
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
    [t, limits, report, figureOf, onExplain],
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
