import { useWords, combined, type AsyncState, type Dataset, type Series } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { addedUp, medianOf, totalOf, type Counts } from '#screens/kit/durations/index.ts';
import { QuestionExport, useSeriesSheet, type SheetFact } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { bandShares, bucketsOf, furthest, sharesOf } from './delays.ts';
import { useDelaySteps } from './useDelaySteps.ts';
import type { DelaySide } from './useDelaySides.ts';
import { words } from './words.ts';

interface DelayExportProps {
  of: Report;
  delays: AsyncState<Distribution>;
  benchmark: Counts;
  sides: readonly [DelaySide, DelaySide] | null;
}

/** The distributions of the page as a file: of all, beside the benchmark, of what is compared, and of the channels, each with its median and its bands. */
export function DelayExport({ of: question, delays, benchmark, sides }: DelayExportProps) {
  const t = useWords(words);
  const title = usePageTitle();
  const sheetOf = useSeriesSheet();
  const points = useDelaySteps();
  const sheet = ({ edges, rows, total }: Distribution) => {
    const all = addedUp(rows);
    const found = new Map<string, { counts: Counts; edges: readonly number[] }>();
    const series = (key: string, name: string, counts: Counts, own = edges): Series => {
      found.set(key, { counts, edges: own });
      return { key, name, size: totalOf(counts), values: sharesOf(own, counts) };
    };
    const chart = (seriesDimension: string, lines: readonly Series[]): Dataset => ({
      measure: t.share,
      dimension: t.time,
      seriesDimension,
      previousName: t.benchmark,
      points,
      series: lines,
    });
    const usual = totalOf(benchmark) > 0 && { previous: sharesOf(edges, benchmark) };
    const charts = [
      chart(t.spread, [{ ...series('all', t.all, all), ...usual }]),
      ...(sides
        ? [
            chart(
              sides[1].of === 'previous' ? t.besideBefore : t.besideSegments,
              sides.map(({ of, name, counts, answer }) => series(of, name, counts, answer.edges)),
            ),
          ]
        : []),
      chart(
        t.channel,
        furthest(rows).map(({ key, label, counts }) => series(`channel ${key}`, label, counts)),
      ),
    ];
    const fact = (name: string, kind: 'decimal' | 'percent', of: (counts: Counts, own: readonly number[]) => number | null): SheetFact => ({
      column: { title: name, kind },
      of: (key) => {
        const one = found.get(key);
        return one ? of(one.counts, one.edges) : null;
      },
    });
    const facts = [
      fact(t.medianSeconds, 'decimal', (counts, own) => medianOf(bucketsOf({ edges: own }), counts)),
      fact(t.under, 'percent', (counts) => bandShares(counts).injection),
      fact(t.over, 'percent', (counts) => bandShares(counts).flooding),
    ];
    return sheetOf({ title, sizeName: t.installs, charts: total ? charts : [], facts });
  };
  return <QuestionExport of={question} answer={combined(delays, ...(sides ?? []).map(({ query }) => query))} sheet={sheet} />;
}
