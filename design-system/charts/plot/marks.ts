import styled from 'styled-components';

/** A label over data, with an outline in the colour of the surface so that it stays readable on a line. */
export const ValueLabel = styled.text`
  &&& {
    font-weight: 500;
    fill: var(--color-text-primary);
    paint-order: stroke;
    stroke: var(--color-bg-surface);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
`;

/** A highlighted point: an annotation, or a day that has not ended. */
export const HollowPoint = styled.circle`
  fill: var(--color-bg-surface);
  stroke: var(--ink);
  stroke-width: 1.6;

  &[data-dashed] {
    stroke-dasharray: 2 2;
  }
  &[data-note] {
    stroke: var(--chart-annotation);
    stroke-width: 1.4;
  }
`;

/** From an annotation to its point. */
export const LeaderLine = styled.line`
  stroke: var(--chart-annotation);
  stroke-dasharray: 1 3;
  stroke-linecap: round;
`;
