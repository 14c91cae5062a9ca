import { useId } from 'react';
import styled from 'styled-components';

interface HatchProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The colour of the lines, and of a thin edge, where the stretch belongs to one series. */
  ink?: string;
}

/** A stretch that is not final: it may still change and stays out of averages. The same lines everywhere. */
export function Hatch({ x, y, width, height, ink }: HatchProps) {
  const id = useId();
  return (
    <>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <Lines x1="0" y1="0" x2="0" y2="5" style={{ '--hatch': ink }} />
      </pattern>
      <Stretch
        x={x}
        y={y}
        width={Math.max(width, 0)}
        height={Math.max(height, 0)}
        fill={`url(#${id})`}
        data-hatch
        data-own={ink ? true : undefined}
        style={{ '--hatch': ink }}
      />
    </>
  );
}

const Lines = styled.line`
  stroke: var(--hatch, var(--color-border-strong));
  stroke-width: 1.4;
`;

const Stretch = styled.rect`
  --hatch-line: var(--hatch, var(--color-border-strong));
  opacity: 0.55;

  &[data-own] {
    opacity: 1;
    stroke: var(--hatch);
    stroke-width: 0.8;
  }
`;
