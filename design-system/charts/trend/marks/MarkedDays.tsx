import styled from 'styled-components';
import type { MarkedPoints } from '../../dataset/marked.ts';
import type { TrendLayout } from '../layout.ts';

/** Behind everything: the days whose data is incomplete, or of which something else is said, from half a day before to half a day after. */
export function MarkedDays({ layout: { marked, at, box, shown } }: { layout: TrendLayout }) {
  return distinct(marked?.now ?? []).map(({ first, last, mark }) => {
    if (last < shown.first || first > shown.last) return null;
    const half = at.slot / 2;
    const left = Math.max(at.x(Math.max(first, shown.first)) - half, box.left);
    const right = Math.min(at.x(Math.min(last, shown.last)) + half, box.right);
    return (
      <g key={`${mark.from} ${mark.to} ${mark.text}`}>
        <Shade
          x={left}
          y={box.top}
          width={Math.max(right - left, 2)}
          height={box.bottom - box.top}
          {...(mark.about === undefined ? { 'data-incomplete': true } : tinted)}
        />
        <Edge x1={left} x2={left} y1={box.top} y2={box.bottom} {...(mark.about !== undefined && tinted)} />
        <Edge x1={right} x2={right} y1={box.top} y2={box.bottom} {...(mark.about !== undefined && tinted)} />
      </g>
    );
  });
}

/** Two causes that are called the same are one shade. */
const distinct = (marks: readonly MarkedPoints[]) => [
  ...new Map(marks.map((one) => [`${one.mark.from} ${one.mark.to} ${one.mark.text}`, one])).values(),
];

const tinted = { 'data-tinted': true };

const Shade = styled.rect`
  fill: var(--color-warning-subtle);
  opacity: 0.8;

  &[data-tinted] {
    fill: var(--color-accent-subtle);
  }
`;

const Edge = styled.line`
  stroke: var(--color-warning-border);
  stroke-dasharray: 3 3;
  shape-rendering: crispEdges;

  &[data-tinted] {
    stroke: var(--color-accent-line);
  }
`;
