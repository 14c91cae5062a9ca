import styled from 'styled-components';
import { HollowPoint, ValueLabel } from '../../plot/marks.ts';
import { textWidth } from '../../plot/scale/text-width.ts';
import type { TrendLayout } from '../layout.ts';
import { expectedRange } from './expected.ts';

/** The forecast range: a wedge between two lines, a dot at the end of each, and one name for both where there is space. */
export function ExpectedRange({ layout }: { layout: TrendLayout }) {
  const range = expectedRange(layout, textWidth);
  if (!range) return null;
  const { area, ink, dots, name } = range;
  return (
    <g style={{ '--ink': ink }}>
      <Wedge d={area} />
      {dots.map(({ x, y }) => (
        <HollowPoint key={x} cx={x} cy={y} r={3.6} />
      ))}
      {!layout.isNarrow && (
        <ValueLabel x={name.x} y={name.y} textAnchor="end">
          {name.text}
        </ValueLabel>
      )}
    </g>
  );
}

const Wedge = styled.path`
  fill: var(--ink);
  fill-opacity: 0.24;
`;
