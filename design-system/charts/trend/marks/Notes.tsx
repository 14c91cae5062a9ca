import styled from 'styled-components';
import { isUnfinished } from '../../dataset/dataset.ts';
import { LeaderLine, HollowPoint, ValueLabel } from '../../plot/marks.ts';
import { drawnSeries, type TrendLayout } from '../layout.ts';
import { notes } from './notes.ts';
import { placeReference } from './references.ts';
import { isColumns, isStacked } from '../trend.ts';

/** The reference values of the lines. */
export function References({ layout }: { layout: TrendLayout }) {
  const { references, at, box } = layout;
  return references.map((reference) => {
    const { x, y, anchor } = placeReference(layout, reference);
    const line = Math.round(at.y(reference.value)) + 0.5;
    return (
      <g key={reference.text}>
        <Rule x1={box.left} x2={box.right} y1={line} y2={line} />
        <ValueLabel x={x} y={y} textAnchor={anchor}>
          {reference.text}
        </ValueLabel>
      </g>
    );
  });
}

/** The day that has not ended: a hollow dot at the end of a dashed segment. Columns show it by themselves. */
export function Unfinished({ layout: { data, at, shown, kind } }: { layout: TrendLayout }) {
  const last = data.points.length - 1;
  if (isColumns(kind) || isStacked(kind) || !isUnfinished(data, last) || shown.last < last) return null;
  return drawnSeries(data).map(({ key, ink, values }) => {
    const value = values[last];
    return value === null || value === undefined ? null : (
      <HollowPoint key={key} cx={at.x(last)} cy={at.y(value)} r={3.4} style={{ '--ink': ink }} data-dashed />
    );
  });
}

/** What happened, and when. */
export function Notes({ layout }: { layout: TrendLayout }) {
  const { box } = layout;
  return notes(layout).map(({ key, x, y, text, textX, textY, anchor, ink }) => (
    <g key={key}>
      {ink ? (
        y !== null && (
          <>
            <LeaderLine x1={x} x2={x} y1={y + 5} y2={box.bottom} />
            <HollowPoint cx={x} cy={y} r={3.6} style={{ '--ink': ink }} />
          </>
        )
      ) : (
        <>
          <LeaderLine x1={x} x2={x} y1={17} y2={y === null ? box.bottom : y - 5} />
          <HollowPoint cx={x} cy={13} r={3.6} data-note />
          {y !== null && <HollowPoint cx={x} cy={y} r={3.2} data-note />}
        </>
      )}
      <ValueLabel x={textX} y={textY} textAnchor={anchor}>
        {text}
      </ValueLabel>
    </g>
  ));
}

const Rule = styled.line`
  stroke: var(--color-text-secondary);
  shape-rendering: crispEdges;
`;
