import styled from 'styled-components';
import { figureText, type FigureStyle } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { box, linePathOf, extremes } from './linePath.ts';

interface SparklineProps {
  /** The figure whose course it is, for the sentence that readers of the screen hear. */
  label: string;
  /** Oldest first; `null` is a gap. */
  values: readonly (number | null)[];
  as?: FigureStyle;
  /** The figure in question: drawn in accent. */
  isOn?: boolean;
}

/** The shape of a course without axes, under a figure or in a row; the figures beside it are its ends. Anything to read off is a chart. */
export function Sparkline({ label, values, as, isOn }: SparklineProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const ends = extremes(values);
  const say = (value: number) => figureText(value, locale, as);
  const sentence = ends ? t.course(label, say(ends.first), say(ends.last), say(ends.lowest), say(ends.highest)) : t.nothing(label);
  return (
    <Room data-on={isOn || undefined}>
      <Drawing viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden>
        {ends ? <path d={linePathOf(values)} /> : <path d={`M0 ${box.height / 2}H${box.width}`} data-empty />}
      </Drawing>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </Room>
  );
}

const words = bilingual({
  course: [
    (label: string, first: string, last: string, lowest: string, highest: string) =>
      `${label}走势：从 ${first} 到 ${last}，最低 ${lowest}，最高 ${highest}`,
    (label: string, first: string, last: string, lowest: string, highest: string) =>
      `Trend of ${label}: from ${first} to ${last}, lowest ${lowest}, highest ${highest}`,
  ],
  nothing: [(label: string) => `${label}走势：暂无数据`, (label: string) => `Trend of ${label}: no data yet`],
});

const Room = styled.div`
  position: relative;
  min-width: 0;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 24px;
  overflow: visible;
  fill: none;
  stroke: var(--color-text-secondary);
  stroke-width: 1.4;
  stroke-linejoin: round;
  stroke-linecap: round;

  & > path {
    vector-effect: non-scaling-stroke;
  }
  & > [data-empty] {
    stroke: var(--color-trace-line);
    stroke-dasharray: 2 4;
  }
  [data-on] > & {
    stroke: var(--color-accent-solid);
  }
`;
