import { Suspense, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type Highcharts from 'highcharts/esm/highcharts.js';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { Box } from './scale/box.ts';
import { Engine } from '../load-charts.ts';
import { plotLook } from './look.ts';

interface StageProps {
  box: Box;
  options: Highcharts.Options;
  isStacked?: boolean;
  /** Axes, bands and hatched zones. */
  behind: ReactNode;
  /** Names, annotations, the cursor. */
  front: ReactNode;
  onPointerX: (x: number | null) => void;
  onZoomKey?: (isIn: boolean) => void;
  /** A press on the point that is being read; a drag is none. */
  onPress?: (() => void) | undefined;
  children?: ReactNode;
}

/** Three layers over each other: what is behind the data, the data by Highcharts, what is in front. */
export function Stage({ box, options, isStacked, behind, front, onPointerX, onZoomKey, onPress, children }: StageProps) {
  const t = useWords(words);
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onPointerX(x >= box.left - 8 && x <= box.right + 8 ? x : null);
  };
  const pressedAt = useRef(0);
  const press = (event: PointerEvent) => {
    if (event.button === 0 && Math.abs(event.clientX - pressedAt.current) < 4) onPress?.();
  };
  const act = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') onPress?.();
    if (key === '+' || key === '=') onZoomKey?.(true);
    if (key === '-') onZoomKey?.(false);
  };
  return (
    <Layers
      data-stacked={isStacked || undefined}
      data-pressable={onPress ? true : undefined}
      onPointerMove={follow}
      onPointerDown={(event) => {
        pressedAt.current = event.clientX;
        follow(event);
      }}
      onPointerUp={press}
      onPointerLeave={() => onPointerX(null)}
      // Highcharts keeps Enter on a point for itself.
      onKeyDownCapture={act}
    >
      <VisuallyHidden>{t.keys}</VisuallyHidden>
      <Drawing box={box}>{behind}</Drawing>
      <Data>
        <Suspense fallback={<Waiting aria-busy />}>
          <Engine options={options} />
        </Suspense>
      </Data>
      <Drawing box={box} isFront>
        {front}
      </Drawing>
      {children}
    </Layers>
  );
}

const words = bilingual({
  keys: ['用方向键逐点阅读，加号放大，减号还原。', 'Use the arrow keys to read each point, plus to zoom in, minus to zoom out.'],
});

/** A layer of our own. Decorative to readers of the screen: the same is said by points, table and sentence. */
function Drawing({ box, isFront, children }: { box: Box; isFront?: boolean; children: ReactNode }) {
  return (
    <Layer aria-hidden width={box.width} height={box.height} viewBox={`0 0 ${box.width} ${box.height}`} data-front={isFront || undefined}>
      {children}
    </Layer>
  );
}

const Layers = styled.div`
  position: absolute;
  inset: 0;

  &[data-pressable] {
    cursor: pointer;
  }
  ${plotLook}
`;

const Data = styled.div`
  position: absolute;
  inset: 0;
`;

const Waiting = styled.div`
  height: 100%;
`;

const Layer = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;
  pointer-events: none;

  & text {
    font: 400 12px/1 var(--font-sans);
    font-variant-numeric: tabular-nums;
    fill: var(--chart-axis);
  }
`;
