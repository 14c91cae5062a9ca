import styled from 'styled-components';
import { ChartTooltip } from '../plot/ChartTooltip.tsx';
import { useCursorPlace, type ChartCursor } from '../plot/cursor.tsx';
import { isUnfinished } from '../dataset/dataset.ts';
import { drawnSeries, stackOf, type TrendLayout } from './layout.ts';
import { readout } from './readout.ts';
import { isColumns, isStacked } from './trend.ts';

interface TrendCursorProps {
  layout: TrendLayout;
  cursor: ChartCursor;
}

/** The point that is being read, here or in another chart of the group. */
function usePoint({ layout: { data, shown }, cursor }: TrendCursorProps): { index: number; isOwn: boolean } | null {
  const place = useCursorPlace(cursor);
  if (!place) return null;
  const index = data.points.findIndex(({ label }) => label === place.label);
  return index >= shown.first && index <= shown.last ? { index, isOwn: place.isOwn } : null;
}

/** A line through the point, and a dot on every line it meets. */
export function TrendCursor(props: TrendCursorProps) {
  const point = usePoint(props);
  const { at, box, data, kind } = props.layout;
  if (!point) return null;
  const x = Math.round(at.x(point.index)) + 0.5;
  return (
    <>
      <Cross x1={x} x2={x} y1={box.top} y2={box.bottom} />
      {drawnSeries(data).map((series) => {
        const value = series.values[point.index] ?? null;
        const before = isUnfinished(data, point.index) || isStacked(kind) ? null : (series.previous?.[point.index] ?? null);
        const isColumn = isColumns(kind) && !series.drawnAs;
        const top = isStacked(kind) && !series.drawnAs ? stackOf(data, series, point.index)[1] : value;
        return (
          <g key={series.key} style={{ '--ink': series.ink }}>
            {before !== null && !isColumn && <Dot cx={x} cy={at.y(before)} r={3.4} data-compared />}
            {top !== null && value !== null && !isColumn && <Dot cx={x} cy={at.y(top)} r={4.5} />}
          </g>
        );
      })}
    </>
  );
}

/** The values at the point, in the chart that is being read. */
export function TrendTooltip(props: TrendCursorProps) {
  const point = usePoint(props);
  const { at, box, data, kind } = props.layout;
  if (!point?.isOwn) return null;
  const values = data.series.flatMap((series) =>
    isStacked(kind) && !series.drawnAs ? stackOf(data, series, point.index)[1] : (series.values[point.index] ?? []),
  );
  return <ChartTooltip box={box} x={at.x(point.index)} y={at.y(Math.max(...values, 0))} readout={readout(props.layout, point.index)} />;
}

const Cross = styled.line`
  stroke: var(--color-text-tertiary);
  shape-rendering: crispEdges;
`;

const Dot = styled.circle`
  fill: var(--ink);
  stroke: var(--color-bg-surface);
  stroke-width: 2;

  &[data-compared] {
    fill: var(--color-bg-surface);
    stroke: var(--chart-compare);
    stroke-width: 1.5;
  }
`;
