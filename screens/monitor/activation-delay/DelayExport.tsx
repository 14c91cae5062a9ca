import { combined, useWords, type AsyncState, type FileColumn } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { addedUp, totalOf, useAxisSteps, type Counts } from '#screens/kit/durations/index.ts';
import { QuestionExport, useSeriesSheet } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { alarmsOf, axis, factsOf, furthest, sharesOf } from './delays.ts';
import type { DelaySide } from './useDelaySides.ts';
import { words } from './words.ts';

interface DelayExportProps {
  of: Report;
  delays: AsyncState<Distribution>;
  benchmark: Counts;
  sides: readonly [DelaySide, DelaySide] | null;
}

/** The distributions of the page as a file: of all, beside the benchmark, of what is compared, and of the channels. */
export function DelayExport({ of: question, delays, benchmark, sides }: DelayExportProps) {
  const t = useWords(words);
  const title = usePageTitle();
  const sheetOf = useSeriesSheet();
  const points = useAxisSteps(axis);
  const { limits } = useReportLimits();
  const facts: FileColumn[] = [
    { title: t.medianSeconds, kind: 'decimal' },
    { title: t.under, kind: 'percent' },
    { title: t.over, kind: 'percent' },
  ];
  const sheet = ({ edges, rows, total }: Distribution) => {
    const line = (name: string, counts: Counts, own = edges) => {
      const { median, injection, flooding } = factsOf(own, counts);
      return { name, size: totalOf(counts), values: sharesOf(own, counts), facts: [median, injection, flooding] };
    };
    const usual = totalOf(benchmark) > 0 && { previous: sharesOf(edges, benchmark) };
    const beside = sides?.[1].of === 'previous' ? t.besideBefore : t.besideSegments;
    const charts = [
      { dimension: t.spread, previousName: t.benchmark, points, series: [{ ...line(t.all, addedUp(rows)), ...usual }] },
      ...(sides ? [{ dimension: beside, points, series: sides.map(({ name, counts, answer }) => line(name, counts, answer.edges)) }] : []),
      { dimension: t.channel, points, series: furthest(rows, alarmsOf(benchmark, limits)).map(({ label, counts }) => line(label, counts)) },
    ];
    const file = sheetOf({ title, sizeName: t.installs, charts: total ? charts : [], facts });
    return { ...file, notes: usual ? [t.benchmarkRule] : [] };
  };
  return <QuestionExport of={question} answer={combined(delays, ...(sides ?? []).map(({ query }) => query))} sheet={sheet} />;
}
