import styled, { keyframes } from 'styled-components';
import { partsOf, type Shape } from './parts.tsx';

interface SkeletonProps {
  /**
   * What will stand here: a `line` of text, a `figure` with label and change, a `course` without axes, a `chart` with them, `bars` of a ranking,
   * `rows` of a list, a `grid` of numbers under a head, a `form`. A `block` is a single thing of one colour, such as a button or a picture.
   * A table whose columns are known has TableSkeleton.
   */
  shape?: Shape;
  /** Pixels or a share of the room. */
  width?: number | `${number}%`;
  height?: number;
}

/**
 * Holds the place of what is loading, in its final geometry. Appears after 200 ms, so that quick answers do not flicker.
 * Readers of the screen learn it from `aria-busy` of the surroundings. A refresh keeps the old data and shows Progress `isLine`.
 */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const size = {
    '--skeleton-width': typeof width === 'number' ? `${width}px` : width,
    '--skeleton-height': height && `${height}px`,
  };
  return (
    <Place aria-hidden style={size} data-skeleton={shape}>
      {partsOf(shape, height)}
    </Place>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Place = styled.div`
  width: var(--skeleton-width, 100%);
  max-width: 100%;
  animation: ${appear} var(--motion-duration-fast) var(--motion-easing-enter) 200ms backwards;

  &:is([data-skeleton='rows'], [data-skeleton='grid'], [data-skeleton='bars'], [data-skeleton='form']) {
    min-height: var(--skeleton-height, 240px);
  }
  &:is([data-skeleton='course'], [data-skeleton='chart']) {
    height: var(--skeleton-height, 240px);
  }
  &[data-skeleton='chart'] {
    display: grid;
    grid-template: minmax(0, 1fr) 20px / 36px minmax(0, 1fr);
    gap: var(--space-2) var(--space-3);
  }
  /* A line of text is 20 high and its letters 12. */
  &[data-skeleton='line'] {
    padding: var(--space-1) 0;
  }
  &[data-skeleton='figure'] {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-1) 0;
  }
`;
