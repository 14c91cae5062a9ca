import styled, { keyframes } from 'styled-components';

export type Shape = 'line' | 'block' | 'figure' | 'course' | 'chart' | 'bars' | 'rows' | 'grid' | 'form';

/** What is made of equal parts, and how high each of them is. */
const partHeights = { rows: 40, grid: 40, bars: 26, form: 76 } as const;

/** What stands in the place of a shape. */
export function partsOf(shape: Shape, height?: number) {
  switch (shape) {
    case 'figure':
      return (
        <>
          <Bone data-part="label" />
          <Bone data-part="value" />
          <Bone data-part="change" />
        </>
      );
    case 'course':
      return <Course />;
    case 'chart':
      return (
        <>
          <Values>
            {counted(4).map((value) => (
              <Bone key={value} />
            ))}
          </Values>
          <Plot>
            <Course />
          </Plot>
          <Times>
            {counted(5).map((time) => (
              <Bone key={time} />
            ))}
          </Times>
        </>
      );
    case 'rows':
    case 'bars':
    case 'form':
      return partsIn(shape, height).map((part) => (
        <Part key={part} data-shape={shape}>
          <Bone />
          <Bone />
        </Part>
      ));
    case 'grid':
      return partsIn(shape, height).map((part) => (
        <Part key={part} data-shape={shape}>
          {counted(8).map((cell) => (
            <Bone key={cell} />
          ))}
        </Part>
      ));
    default:
      return <Bone />;
  }
}

const counted = (count: number) => Array.from({ length: count }, (_, index) => index);

const partsIn = (shape: keyof typeof partHeights, height = 240) => counted(Math.max(1, Math.floor(height / partHeights[shape])));

function Course() {
  return (
    <CourseLine viewBox="0 0 400 70" preserveAspectRatio="none">
      <path d="M0 54L40 48L80 52L120 36L160 40L200 26L240 34L280 18L320 26L360 16L400 22" />
    </CourseLine>
  );
}

const pulse = keyframes`
  50% { opacity: 0.5; }
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
  /* The first is the head. Cells that have no room are left out, as columns are. */
  &[data-shape='grid'] {
    flex-wrap: wrap;
    gap: 0 var(--space-6);
    height: 40px;
    padding: 0 var(--space-3);
    border-bottom: 1px solid var(--color-border-subtle);
    overflow: hidden;
  }
  &[data-shape='grid'] > * {
    flex: 1 0 48px;
    margin: 14px 0 13px;
  }
  &[data-shape='grid'] > :first-child {
    flex-basis: 96px;
  }
  &[data-shape='grid']:first-child {
    height: 34px;
    border-bottom-color: var(--color-border-strong);
    background: var(--color-bg-sunken);
  }
  &[data-shape='grid']:first-child > * {
    height: 8px;
    margin: 13px 0;
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

/* Numbers at the lines of a chart, and the days below it. */
const Values = styled.div`
  display: grid;
  align-content: space-between;

  & > * {
    height: 8px;
  }
`;

const Times = styled.div`
  display: flex;
  grid-column: 2;
  align-items: center;
  justify-content: space-between;

  & > * {
    width: 32px;
    height: 8px;
  }
`;

/* Four lines, at the middle of their numbers. */
const Plot = styled.div`
  position: relative;
  margin: var(--space-1) 0;
  background: repeating-linear-gradient(var(--color-border-subtle) 0 1px, transparent 1px calc((100% - 1px) / 3));
`;

const CourseLine = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: var(--color-border-strong);
  stroke-width: 1.5;
  animation: ${pulse} 1.6s ease-in-out infinite;

  & > path {
    vector-effect: non-scaling-stroke;
  }
`;
