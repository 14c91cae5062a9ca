import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { useProvenaLocale } from '../../foundation/words.ts';
import type { Band, Durations } from '../dataset/buckets.ts';
import { Axes } from '../plot/scale/Axes.tsx';
import { ChartTooltip } from '../plot/ChartTooltip.tsx';
import { useChartCursor, useCursorPlace, type ChartCursor } from '../plot/cursor.tsx';
import { toSpokenText } from '../sentence/toSpokenText.ts';
import { Stage } from '../plot/Stage.tsx';
import { Bands, Median } from './DistributionMarks.tsx';
import { bucketReadout, distributionLayout, edgeX, type DistributionLayout } from './layout.ts';
import { distributionOptions } from './options.ts';

interface DistributionPlotProps {
  data: Durations;
  bands: readonly Band[];
  range: readonly [number, number];
  width: number;
  height: number;
}

export function DistributionPlot({ data, bands, range, width, height }: DistributionPlotProps) {
  const locale = useProvenaLocale();
  const cursor = useChartCursor();
  const layout = useMemo(
    () => distributionLayout(data, { bands, range, width, height, locale }),
    [data, bands, range, width, height, locale],
  );
  const hold = cursor.hold;
  const point = useCallback((index: number | null) => hold(index === null ? null : String(index)), [hold]);
  const options = useMemo(
    () => distributionOptions(layout, { onPoint: point, describe: (index) => toSpokenText(bucketReadout(data, index, locale), locale) }),
    [layout, point, data, locale],
  );
  return (
    <Stage
      box={layout.box}
      options={options}
      behind={
        <>
          <Bands layout={layout} />
          <Axes {...layout} xTicks={[]} />
          {layout.ticks.map(({ x, text, anchor }) => (
            <text key={text} x={x} y={layout.box.bottom + 19} textAnchor={anchor}>
              {text}
            </text>
          ))}
        </>
      }
      front={
        <>
          <Median layout={layout} />
          <BucketCursor layout={layout} cursor={cursor} />
        </>
      }
      onPointerX={(x) => point(x === null ? null : layout.at.indexAt(x))}
    >
      <BucketTooltip layout={layout} cursor={cursor} />
    </Stage>
  );
}

interface BucketProps {
  layout: DistributionLayout;
  cursor: ChartCursor;
}

/** The room of the bucket that is being read. */
function BucketCursor({ layout: { at, box }, cursor }: BucketProps) {
  const place = useCursorPlace(cursor);
  if (!place?.isOwn) return null;
  return <Room x={edgeX(at, Number(place.label))} y={box.top} width={at.slot} height={box.bottom - box.top} />;
}

function BucketTooltip({ layout: { at, box, data }, cursor }: BucketProps) {
  const locale = useProvenaLocale();
  const place = useCursorPlace(cursor);
  if (!place?.isOwn) return null;
  const index = Number(place.label);
  const highest = Math.max(data.shares[index] ?? 0, data.benchmark?.[index] ?? 0);
  return <ChartTooltip box={box} x={at.x(index)} y={at.y(highest)} readout={bucketReadout(data, index, locale)} />;
}

const Room = styled.rect`
  fill: var(--color-text-tertiary);
  fill-opacity: 0.12;
`;
