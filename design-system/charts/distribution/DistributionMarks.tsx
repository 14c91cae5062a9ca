import styled from 'styled-components';
import { LeaderLine, HollowPoint, ValueLabel } from '../plot/marks.ts';
import type { DistributionLayout } from './layout.ts';

/** The judged stretches: behind the data, their limit as one line, their name and share above. */
export function Bands({ layout: { bands, box } }: { layout: DistributionLayout }) {
  return bands.map(({ name, tone, from, to, limit, text, anchor }) => (
    <g key={name} data-tone={tone}>
      <Ground data-tone={tone} x={from} y={24} width={Math.max(to - from, 0)} height={box.bottom - 24} />
      <Limit data-tone={tone} x1={limit} x2={limit} y1={24} y2={box.bottom} />
      <Name data-tone={tone} x={anchor === 'start' ? box.left : box.right} y={16} textAnchor={anchor}>
        {text}
      </Name>
    </g>
  ));
}

/** The middle of all, pointed out. */
export function Median({ layout: { median, box } }: { layout: DistributionLayout }) {
  if (!median) return null;
  const y = box.top + (box.bottom - box.top) * 0.1;
  return (
    <>
      <LeaderLine x1={median.x} x2={median.x} y1={y + 4} y2={box.bottom} />
      <HollowPoint cx={median.x} cy={y} r={3.2} data-note />
      <ValueLabel x={median.x + 9} y={y + 4}>
        {median.text}
      </ValueLabel>
    </>
  );
}

const Ground = styled.rect`
  fill: var(--color-negative-subtle);
  opacity: 0.8;

  &[data-tone='warning'] {
    fill: var(--color-warning-subtle);
  }
`;

const Limit = styled.line`
  stroke: var(--color-negative-border);
  shape-rendering: crispEdges;

  &[data-tone='warning'] {
    stroke: var(--color-warning-border);
  }
`;

const Name = styled.text`
  &&& {
    font-weight: 500;
    fill: var(--color-negative-text);
  }
  &&&[data-tone='warning'] {
    fill: var(--color-warning-text);
  }
`;
