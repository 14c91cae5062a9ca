import styled from 'styled-components';
import { ValueLabel } from '../../plot/marks.ts';
import { endLabels, nameGap } from './ends.ts';
import type { TrendLayout } from '../layout.ts';

/**
 * Names at the ends of lines and layers, in place of a legend. The leader between them is thin and grey, and begins apart from the end, so that
 * nobody reads it as the line going on.
 */
export function EndNames({ layout }: { layout: TrendLayout }) {
  return endLabels(layout).map(({ key, ink, side, edge, fromX, fromY, y, name }) => (
    <g key={key} style={{ '--ink': ink }}>
      <End cx={fromX} cy={fromY} r={3} />
      {side === 'right' || side === 'behind' ? (
        <>
          <Leader d={`M${fromX + 5} ${fromY}L${Math.max(edge + 12, fromX + 8)} ${y}H${edge + nameGap - 6}`} />
          <Name x={edge + nameGap} y={y + 4}>
            {name}
          </Name>
        </>
      ) : (
        <>
          <Leader d={side === 'above' ? `M${fromX} ${fromY - 5}V${y + 6}` : `M${fromX} ${fromY + 5}V${y - 12}`} />
          <ValueLabel x={fromX} y={y} textAnchor="middle">
            {name}
          </ValueLabel>
        </>
      )}
    </g>
  ));
}

// Where no line reaches the edge, lines of the plot run behind it: not even between its words are they to be seen.
const Name = styled(ValueLabel)`
  &&& {
    font-weight: 400;
    stroke-width: 6px;
    fill: var(--color-text-secondary);
  }
`;

const End = styled.circle`
  fill: var(--ink);
  stroke: var(--color-bg-surface);
  stroke-width: 1.5;
`;

const Leader = styled.path`
  fill: none;
  stroke: var(--color-border-strong);
  stroke-width: 1;
  shape-rendering: geometricPrecision;
`;
