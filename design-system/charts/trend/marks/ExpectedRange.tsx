import styled from 'styled-components';
import { Hollow, Said } from '../../plot/shapes.ts';
import { textWidth } from '../../plot/scale/text-width.ts';
import type { TrendLayout } from '../layout.ts';
import { expectedRange } from './expected.ts';

/** Between which two lines it will go on: a wedge, a dot where each gets as far as it will, and one name for both where there is room. */
export function ExpectedRange({ layout }: { layout: TrendLayout }) {
  const range = expectedRange(layout, textWidth);
  if (!range) return null;
  const { area, ink, dots, name } = range;
  return (
    <g style={{ '--ink': ink }}>
      <Wedge d={area} />
      {dots.map(({ x, y }) => (
        <Hollow key={x} cx={x} cy={y} r={3.6} />
      ))}
      {!layout.isNarrow && (
        <Said x={name.x} y={name.y} textAnchor="end">
          {name.text}
        </Said>
      )}
    </g>
  );
}

const Wedge = styled.path`
  fill: var(--ink);
  fill-opacity: 0.24;
`;
