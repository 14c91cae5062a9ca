import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import type { Band, Durations } from '../dataset/buckets.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { LegendItem } from '../frame/Legend.tsx';
import { isNarrow, labelRoom, tickTexts } from '../plot/scale/box.ts';
import { valueScale } from '../plot/scale/value-scale.ts';
import { distributionSentence } from '../sentence/distribution.ts';
import { bucketTable, distributionTable } from '../table/duration-table.ts';
import { DistributionPlot } from './DistributionPlot.tsx';
import { rangeText } from './layout.ts';
import { RangeBrush } from './RangeBrush.tsx';

interface DistributionChartProps {
  data: Durations;
  /** Stretches that are judged: their name, share and benchmark stand above them. */
  bands?: readonly Band[];
  height?: number;
  /** Two handles below the plot choose a stretch to look at. */
  hasBrush?: boolean;
  onRange?: (range: [number, number]) => void;
}

const none: readonly Band[] = [];

/** How long something took, on a logarithmic axis with human times. A few named buckets are columns of a TrendChart. */
export function DistributionChart({ data, bands = none, height = 282, hasBrush = false, onRange }: DistributionChartProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const [chosen, setChosen] = useState<readonly [number, number] | null>(null);
  const last = data.shares.length;
  const range = useMemo(() => chosen ?? ([0, last] as const), [chosen, last]);
  const summary = useMemo(
    () => ({
      sentence: distributionSentence(data, bands, locale),
      table: distributionTable(data, bands, locale),
      sheet: bucketTable(data, locale),
    }),
    [data, bands, locale],
  );
  const legend: LegendItem[] = data.benchmark
    ? [
        { key: 'now', name: t.now, ink: 'var(--chart-cat-1)', mark: 'fill' },
        { key: 'benchmark', name: data.benchmarkName ?? t.benchmark, ink: 'var(--color-text-secondary)', mark: 'dotted' },
      ]
    : [];
  const choose = (next: [number, number]) => {
    setChosen(next);
    onRange?.(next);
  };
  return (
    <ChartFrame label={data.measure} {...summary} legend={{ always: legend, narrow: [] }}>
      {(width) => (
        <>
          <Room style={{ '--plot-height': `${height}px` }}>
            <DistributionPlot data={data} bands={bands} range={range} width={width} height={height} />
          </Room>
          {hasBrush && last > 1 && !isNarrow(width) && (
            <Below data-picture="none">
              <RangeBrush data={data} range={range} onRange={choose} left={leftOf(data, locale)} right={12} />
              {chosen && <Chosen>{rangeText(data, range, locale)}</Chosen>}
            </Below>
          )}
        </>
      )}
    </ChartFrame>
  );
}

/** The brush begins where the plot begins. */
const leftOf = (data: Durations, locale: Parameters<typeof tickTexts>[2]) =>
  labelRoom(tickTexts(valueScale([...data.shares, ...(data.benchmark ?? [])]), { kind: 'percent' }, locale));

const words = bilingual({ now: ['本期', 'Current'], benchmark: ['基准', 'Benchmark'] });

const Room = styled.div`
  position: relative;
  height: var(--plot-height);
`;

const Below = styled.div`
  display: grid;
`;

const Chosen = styled.p`
  justify-self: end;
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-secondary);
`;
