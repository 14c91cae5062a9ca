import { AsyncView, Delta, Figure, figureText, Panel, Skeleton, Table, useProvenaLocale, useWords, type Column } from '#design-system';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { useKeptAnswer } from '../frame/useKeptAnswer.ts';
import { useDaily } from '../frame/useRows.ts';
import { changeOf } from '../rules/change.ts';
import { figureOf } from '../rules/figures.ts';
import { WhyCard } from '../why/WhyCard.tsx';
import type { Sides } from './useSides.ts';
import { segmentWords } from './words.ts';

export type Pair = NonNullable<Sides['pair']>;

interface Line {
  metric: MetricId;
  values: readonly [Values, Values];
}
type Values = Readonly<Record<string, number | null>>;

/** Both sides day by day, in one question each: its days are drawn, its totals stand in the panel. */
export function useBothDays([one, other]: Pair, { columns, state }: Pair[0]['report']) {
  const metrics = [...new Set([...columns.shown, state.chart])];
  return [useDaily(one.report, metrics, one.report.scope), useDaily(other.report, metrics, other.report.scope)] as const;
}

/** The metrics of the table that the reader may see on both sides. */
const metricsOf = (pair: Pair, { columns }: Pair[0]['report']) =>
  columns.shown.filter((metric) => pair.every((side) => side.report.reader.visible.includes(metric)));

/** How high a chart is that stands beside them. */
export const heightBeside = (pair: Pair, report: Pair[0]['report']) => Math.max(240, 32 * metricsOf(pair, report).length - 16);

/** Two segments beside each other: every metric of the table, and by how much the second differs from the first. */
export function SegmentPanel({ pair, report }: { pair: Pair; report: Pair[0]['report'] }) {
  const t = useWords(segmentWords);
  const [one, other] = useBothDays(pair, report);
  const [first, second] = [useKeptAnswer(one), useKeptAnswer(other)];
  const columns = useColumns(pair);
  const [a, b] = [first.of, second.of];
  const metrics = metricsOf(pair, report);
  return (
    <Panel title={t.title} note={t.note} isFlush>
      <AsyncView of={a.error ? a : b} explain={a.error ? first.explain : second.explain} skeleton={<Skeleton shape="block" height={300} />}>
        {() => (
          <Table
            label={t.title}
            columns={columns}
            rows={metrics.map((metric): Line => ({ metric, values: [a.data?.totals ?? {}, b.data?.totals ?? {}] }))}
            rowKey={({ metric }) => metric}
            density="compact"
            phone="cards"
          />
        )}
      </AsyncView>
    </Panel>
  );
}

function useColumns(pair: Pair): Column<Line>[] {
  const t = useWords(segmentWords);
  const names = useWords(metricWords);
  const valueAt = ({ metric, values }: Line, at: 0 | 1) => values[at][metric] ?? null;
  const side = (at: 0 | 1): Column<Line> => ({
    id: `side${at}`,
    title: pair[at].name,
    value: (line) => valueAt(line, at),
    cell: (line) => <Figure value={valueAt(line, at)} as={figureOf(line.metric)} />,
    explain: ({ metric, values }) => (
      <WhyCard report={pair[at].report} metric={metric} line={{ day: null, above: [], values: values[at] }} />
    ),
    align: 'end',
    canSort: false,
    width: 96,
    phone: 'half',
  });
  return [
    { id: 'metric', title: t.metric, value: ({ metric }) => names[metric], canSort: false, width: 116, phone: 'title' },
    side(0),
    side(1),
    {
      id: 'difference',
      title: t.difference,
      value: (line) => changeOf(line.metric, valueAt(line, 1), valueAt(line, 0)),
      cell: (line) => <Difference metric={line.metric} one={valueAt(line, 0)} other={valueAt(line, 1)} />,
      align: 'end',
      canSort: false,
      width: 84,
      phone: 'aside',
    },
  ];
}

/** More of one channel than of another is neither good nor bad; many times as much is said in times. */
function Difference({ metric, one, other }: { metric: MetricId; one: number | null; other: number | null }) {
  const locale = useProvenaLocale();
  const value = changeOf(metric, other, one);
  const isRate = catalogue[metric].unit === 'rate';
  if (!isRate && one && other !== null && value !== null && value >= 9) return `× ${figureText(Math.round(other / one), locale)}`;
  return <Delta value={value} kind={isRate ? 'points' : 'relative'} welcome="none" />;
}
