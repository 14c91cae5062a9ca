import styled, { keyframes } from 'styled-components';

interface SkeletonProps {
  /** `line` of text, `block` of any size, `figure` with label and change, `chart` with its line. */
  shape?: 'line' | 'block' | 'figure' | 'chart';
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
      {shape === 'figure' ? (
        <>
          <Bone data-part="label" />
          <Bone data-part="value" />
          <Bone data-part="change" />
        </>
      ) : shape === 'chart' ? (
        <ChartLine viewBox="0 0 400 70" preserveAspectRatio="none">
          <path d="M0 54L40 48L80 52L120 36L160 40L200 26L240 34L280 18L320 26L360 16L400 22" />
        </ChartLine>
      ) : (
        <Bone />
      )}
    </Place>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const Place = styled.div`
  width: var(--skeleton-width, 100%);
  max-width: 100%;
  animation: ${appear} var(--motion-duration-fast) var(--motion-easing-enter) 200ms backwards;

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

const Bone = styled.div`
  height: 12px;
  border-radius: var(--radius-xs);
  background: var(--color-border-default);
  animation: ${pulse} 1.6s ease-in-out infinite;

  [data-skeleton='line'] > & {
    height: var(--skeleton-height, 12px);
  }
  [data-skeleton='block'] > & {
    height: var(--skeleton-height, 100%);
  }
  &[data-part='label'] {
    width: 48px;
  }
  &[data-part='value'] {
    width: 104px;
    height: 24px;
  }
  &[data-part='change'] {
    width: 72px;
  }
`;

const ChartLine = styled.svg`
  display: block;
  width: 100%;
  height: var(--skeleton-height, 240px);
  fill: none;
  stroke: var(--color-border-strong);
  stroke-width: 1.5;
  animation: ${pulse} 1.6s ease-in-out infinite;

  & > path {
    vector-effect: non-scaling-stroke;
  }
`;
