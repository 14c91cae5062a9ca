import styled from 'styled-components';
import { figure } from '../../../foundation/figures.ts';
import { figuresOf, isUnfinished } from '../../dataset/dataset.ts';
import { Hatch } from '../../plot/Hatch.tsx';
import { ValueLabel } from '../../plot/marks.ts';
import { textWidth } from '../../plot/scale/text-width.ts';
import { EndNames } from './EndNames.tsx';
import { ExpectedRange } from './ExpectedRange.tsx';
import { columnPlace, columnWidth, lonelyPoints, openSegments, stackOf, type DrawnSeries, type TrendLayout } from '../layout.ts';
import { Notes, References, Unfinished } from './Notes.tsx';
import { isColumns, isStacked } from '../trend.ts';

/** The marks over the data: unfinished values, annotations, references and names. */
export function TrendMarks({ layout, openReason }: { layout: TrendLayout; openReason: string }) {
  return (
    <>
      <OpenParts layout={layout} reason={openReason} />
      {isColumns(layout.kind) && <ColumnMarks layout={layout} />}
      <References layout={layout} />
      {lonelyPoints(layout).map(({ series, index }) => (
        <Lonely
          key={`${series.key} ${index}`}
          cx={layout.at.x(index)}
          cy={layout.at.y(headOf(layout, series, index))}
          r={3}
          style={{ '--ink': series.ink }}
        />
      ))}
      <ExpectedRange layout={layout} />
      <Unfinished layout={layout} />
      <Notes layout={layout} />
      <EndNames layout={layout} />
    </>
  );
}

const headOf = ({ data, kind }: TrendLayout, series: DrawnSeries, index: number) =>
  isStacked(kind) && !series.drawnAs ? stackOf(data, series, index)[1] : (series.values[index] ?? 0);

function OpenParts({ layout, reason }: { layout: TrendLayout; reason: string }) {
  const { at, box, shown, zones, kind } = layout;
  const half = isColumns(kind) ? at.slot / 2 : 0;
  const width = columnWidth(layout);
  return (
    <>
      {zones.map((zone) => {
        const left = Math.max(at.x(Math.max(zone.first, shown.first)) - half, box.left);
        const right = Math.min(at.x(Math.min(zone.last, shown.last)) + half, box.right);
        const isBeside = left - box.left > textWidth(reason) + 16;
        return (
          <g key={zone.first}>
            <Hatch x={left} y={box.top} width={Math.max(right - left, 4)} height={box.bottom - box.top} />
            <ValueLabel x={isBeside ? left - 8 : left + 6} y={box.top + 8} textAnchor={isBeside ? 'end' : 'start'}>
              {reason}
            </ValueLabel>
          </g>
        );
      })}
      {openSegments(layout).map(({ series, index }) => {
        const [foot, head] = stackOf(layout.data, series, index);
        const [low, high] = [Math.max(at.y(foot), at.y(head)), Math.min(at.y(foot), at.y(head))];
        return (
          <g key={`${series.key} ${index}`}>
            <Blank x={at.x(index) - width / 2} y={high} width={width} height={low - high} />
            <Hatch x={at.x(index) - width / 2} y={high} width={width} height={low - high} ink={series.ink} />
          </g>
        );
      })}
    </>
  );
}

/** The compared period as a tick across each column, and the values where there are few. */
function ColumnMarks({ layout }: { layout: TrendLayout }) {
  const { at, data, shown, kind, hasLeader, locale } = layout;
  const [series] = data.series;
  if (!series || kind !== 'column') return null;
  if (data.series.length > 1) return <TicksOfSeveral layout={layout} />;
  const width = columnWidth(layout);
  const inView = data.points.map((_, index) => index).filter((index) => index >= shown.first && index <= shown.last);
  return (
    <>
      {inView.map((index) => {
        const value = series.values[index] ?? null;
        const before = isUnfinished(data, index) ? null : (series.previous?.[index] ?? null);
        const x = at.x(index);
        return (
          <g key={index}>
            {before !== null && <Before x1={x - width * 0.64} x2={x + width * 0.64} y1={at.y(before)} y2={at.y(before)} />}
            {hasLeader && value !== null && (
              <ValueLabel x={x} y={at.y(Math.max(value, before ?? value)) - 6} textAnchor="middle">
                {shortFigure(value)}
              </ValueLabel>
            )}
          </g>
        );
      })}
    </>
  );

  function shortFigure(value: number): string {
    const figures = figuresOf(data);
    const { digits, unit } = figure(value, locale, figures.kind === 'percent' ? { kind: 'percent', decimals: 1 } : { kind: 'compact' });
    return unit === '%' ? digits : `${digits}${unit}`;
  }
}

/** The same where several columns stand side by side: each tick stays on its own. */
function TicksOfSeveral({ layout }: { layout: TrendLayout }) {
  const { at, data, shown } = layout;
  const columns = data.series.filter(({ drawnAs }) => !drawnAs);
  const width = columnWidth(layout);
  return (
    <>
      {columns.flatMap(({ key, previous }, place) =>
        data.points.flatMap(({ label }, index) => {
          const before = isUnfinished(data, index) ? null : (previous?.[index] ?? null);
          if (before === null || index < shown.first || index > shown.last) return [];
          const x = columnPlace(layout, index, place);
          return [<Before key={`${key} ${label}`} x1={x - width / 2} x2={x + width / 2} y1={at.y(before)} y2={at.y(before)} />];
        }),
      )}
    </>
  );
}

const Before = styled.line`
  stroke: var(--color-text-primary);
  stroke-width: 2;
`;

const Blank = styled.rect`
  fill: var(--color-bg-surface);
`;

const Lonely = styled.circle`
  fill: var(--ink);
`;
