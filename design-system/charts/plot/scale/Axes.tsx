import styled from 'styled-components';
import type { Box, Places } from './box.ts';
import type { PointTick } from './point-ticks.ts';
import type { ValueScale } from './value-scale.ts';

interface AxesProps {
  box: Box;
  at: Pick<Places, 'x' | 'y'>;
  scale: ValueScale;
  yTexts: readonly string[];
  xTicks: readonly PointTick[];
}

/** Horizontal lines, a stronger one at zero, and the names of both axes. No vertical lines. */
export function Axes({ box, at, scale, yTexts, xTicks }: AxesProps) {
  return (
    <>
      {scale.ticks.map((tick, index) => {
        const y = Math.round(at.y(tick)) + 0.5;
        return (
          <g key={tick}>
            <Line x1={box.left} x2={box.right} y1={y} y2={y} data-zero={tick === 0 || undefined} />
            <text x={box.left - 8} y={y + 4} textAnchor="end">
              {yTexts[index]}
            </text>
          </g>
        );
      })}
      {xTicks.map(({ index, text, anchor, x }) => (
        <Name key={index} x={x ?? at.x(index)} y={box.bottom + 19} textAnchor={anchor}>
          {text}
        </Name>
      ))}
    </>
  );
}

const Line = styled.line`
  stroke: var(--chart-grid);
  shape-rendering: crispEdges;

  &[data-zero] {
    stroke: var(--color-border-strong);
  }
`;

const Name = styled.text`
  &&& {
    font-variant-numeric: proportional-nums;
  }
`;
