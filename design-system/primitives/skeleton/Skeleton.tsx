import styled, { keyframes } from 'styled-components';

interface SkeletonProps {
  /**
   * What will stand here: a `line` of text, a `figure` with label and change, a `chart` with its line, `bars` of a ranking, `rows` of a table or
   * a list, a `form`. A `block` is a single thing of one colour, such as a button or a picture.
   */
  shape?: 'line' | 'block' | 'figure' | 'chart' | 'bars' | 'rows' | 'form';
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
      ) : shape === 'rows' || shape === 'bars' || shape === 'form' ? (
        partsIn(shape, height).map((part) => (
          <Part key={part} data-shape={shape}>
            <Bone />
            <Bone />
          </Part>
        ))
      ) : (
        <Bone />
      )}
    </Place>
  );
}

/** How high each of the repeated parts is. */
const partHeights = { rows: 40, bars: 26, form: 76 } as const;

const partsIn = (shape: keyof typeof partHeights, height = 240) =>
  Array.from({ length: Math.max(1, Math.floor(height / partHeights[shape])) }, (_, index) => index);

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

  &:is([data-skeleton='rows'], [data-skeleton='bars'], [data-skeleton='form']) {
    min-height: var(--skeleton-height, 240px);
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

/* A name and its number, a name and its bar, a label and its field: of different lengths, as words are. */
const Part = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);

  &[data-shape='rows'] {
    justify-content: space-between;
    height: 40px;
    padding: 0 var(--space-3);
    border-bottom: 1px solid var(--color-border-subtle);
  }
  &[data-shape='rows'] > :first-child {
    width: 34%;
  }
  &[data-shape='rows']:nth-child(3n) > :first-child {
    width: 26%;
  }
  &[data-shape='rows'] > :last-child {
    width: 72px;
  }
  &[data-shape='bars'] {
    height: 26px;
  }
  &[data-shape='bars'] > :first-child {
    width: 72px;
  }
  &[data-shape='bars'] > :last-child {
    flex: 1;
    max-width: 74%;
    height: 6px;
  }
  &[data-shape='bars']:nth-child(n + 4) > :last-child {
    max-width: 38%;
  }
  &[data-shape='form'] {
    flex-direction: column;
    align-items: stretch;
    gap: var(--space-2);
    height: 76px;
  }
  &[data-shape='form'] > :first-child {
    width: 72px;
  }
  &[data-shape='form'] > :last-child {
    max-width: 480px;
    height: 32px;
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
