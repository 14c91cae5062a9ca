import styled from 'styled-components';

/** Words over data, with the surface around them so that they stay readable on a line. */
export const Said = styled.text`
  &&& {
    font-weight: 500;
    fill: var(--color-text-primary);
    paint-order: stroke;
    stroke: var(--color-bg-surface);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
`;

/** A point that is pointed out: an annotation, a day that has not ended. */
export const Hollow = styled.circle`
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
export const Drop = styled.line`
  stroke: var(--chart-annotation);
  stroke-dasharray: 1 3;
  stroke-linecap: round;
`;
