import { useMemo, useState } from 'react';
import { useProvenaLocale } from '../../foundation/words.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { markedPoints, withoutMissing } from '../dataset/marked.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { useDayMarks } from '../frame/day-marks.tsx';
import { lackingSentence, markedSentence } from '../sentence/marked.ts';
import { stackSentence, trendSentence } from '../sentence/trend.ts';
import { stackTable, trendTable } from '../table/trend-table.ts';
import { legendOf } from './legend.ts';
import { SeriesPicker } from './SeriesPicker.tsx';
import { TooManySeries } from './TooManySeries.tsx';
import { drawnKind, isStacked, largestSeries, withSeries, type Annotation, type Reference, type TrendKind } from './trend.ts';
import { TrendPlot } from './TrendPlot.tsx';

export interface TrendChartProps {
  data: Dataset;
  kind?: TrendKind;
  /** At most three above the plot; more are not drawn. */
  annotations?: readonly Annotation[];
  references?: readonly Reference[];
  height?: number;
  /** The highest column in full colour, the others quieter, every value printed: for a few named buckets. */
  hasLeader?: boolean;
  /** Makes each point a button: what stands behind its number. */
  onPoint?: (index: number) => void;
  /** Replaces the default sentence of a trend. */
  sentence?: string;
}

/**
 * Something over time, or over days since something: lines, areas and columns of one unit on one axis. A period that has not
 * ended is dashed, what may still change is hatched. To compare items use TopBars, parts of a whole ShareBar.
 */
export function TrendChart({ data: counted, kind: wanted = 'area', sentence, height = 250, ...rules }: TrendChartProps) {
  const locale = useProvenaLocale();
  const days = useDayMarks();
  const data = useMemo(() => withoutMissing(counted, days), [counted, days]);
  const kind = drawnKind(wanted, data);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const marked = useMemo(() => markedPoints(data, days), [data, days]);
  const summary = useMemo(() => {
    const sheet = trendTable(data, locale, marked);
    return isStacked(kind)
      ? { sentence: stackSentence(data, locale), table: stackTable(data, locale), sheet }
      : { sentence: trendSentence(data, locale), table: sheet, sheet };
  }, [data, kind, locale, marked]);
  const shown = useMemo(() => withSeries(data, picked ?? largestSeries(data, 5)), [data, picked]);
  const count = data.series.length;
  return (
    <ChartFrame
      label={data.measure}
      {...summary}
      sentence={(sentence ?? summary.sentence) + markedSentence(data, marked, locale) + lackingSentence(data, days, locale)}
      legend={legendOf(shown, kind, locale, marked)}
      height={height}
      {...(count > 5 &&
        count <= 10 && { above: <SeriesPicker data={data} picked={shown.series.map(({ key }) => key)} onPick={setPicked} /> })}
    >
      {(width) =>
        count > 10 ? (
          <TooManySeries count={count} />
        ) : (
          <TrendPlot data={shown} kind={kind} width={width} height={height} marked={marked} {...rules} />
        )
      }
    </ChartFrame>
  );
}
