import {
  AsyncView,
  combined,
  Figure,
  figureText,
  Panel,
  Skeleton,
  Table,
  Text,
  useProvenaLocale,
  useWords,
  type Column,
} from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { useFailureWords } from '#screens/kit/report/answers/index.ts';
import { usePeriodNames } from '#app/lib/metrics/usePeriodNames.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { Change, differenceBetween } from '#screens/kit/report/figures/index.ts';
import { WhyCard } from '#screens/kit/report/why/index.ts';
import { metricsOf, useBothDays, type Pair, type Whole } from './pair.ts';
import { segmentWords } from './words.ts';

interface Line {
  metric: MetricId;
  values: readonly [Values, Values];
}
type Values = Readonly<Record<string, number | null>>;

/** Two segments beside each other: every metric of the table, and by how much the second differs from the first. */
export function SegmentPanel({ pair, report }: { pair: Pair; report: Whole }) {
  const t = useWords(segmentWords);
  const [one, other] = useBothDays(pair, report);
  const explain = useFailureWords();
  const columns = useColumns(pair, [one.data, other.data]);
  const metrics = metricsOf(pair, report);
  return (
    <Panel title={t.title} note={t.note} isFlush>
      <AsyncView of={combined(one, other)} explain={explain} skeleton={<Skeleton shape="grid" height={300} />}>
        {() => (
          <Table
            label={t.title}
            columns={columns}
            rows={metrics.map((metric): Line => ({ metric, values: [one.data?.totals ?? {}, other.data?.totals ?? {}] }))}
            rowKey={({ metric }) => metric}
            density="compact"
            phone="cards"
          />
        )}
      </AsyncView>
    </Panel>
  );
}

function useColumns(pair: Pair, answers: readonly [ReportRows | undefined, ReportRows | undefined]): Column<Line>[] {
  const t = useWords(segmentWords);
  const names = usePeriodNames(pair[0].report.days, answers[0]);
  const valueAt = ({ metric, values }: Line, at: 0 | 1) => values[at][metric] ?? null;
  const side = (at: 0 | 1): Column<Line> => ({
    id: `side${at}`,
    title: pair[at].name,
    value: (line) => valueAt(line, at),
    cell: (line) => <Figure value={valueAt(line, at)} as={figureOf(line.metric)} />,
    explain: ({ metric, values }) => (
      <WhyCard report={pair[at].report} metric={metric} line={{ day: null, above: [], values: values[at] }} answer={answers[at]} />
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
      value: (line) => differenceBetween(line.metric, valueAt(line, 1), valueAt(line, 0)),
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
  const value = differenceBetween(metric, other, one);
  const isRate = catalogue[metric].unit === 'rate';
  if (!isRate && one && other !== null && value !== null && value >= 9)
    return (
      <Text kind="caption" tone="secondary">
        × {figureText(Math.round(other / one), locale)}
      </Text>
    );
  return <Change value={value} metric={metric} welcome="none" />;
}
