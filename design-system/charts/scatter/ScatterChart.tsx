import { useMemo } from 'react';
import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { useDayMarks } from '../frame/day-marks.tsx';
import { lackingSentence } from '../sentence/marked.ts';
import { ValueLabel } from '../plot/marks.ts';
import { drawable, scatterLayout, scatterSentence, scatterTable, type ScatterData } from './scatter.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';

interface ScatterChartProps {
  data: ScatterData;
  height?: number;
}

/** How much there is of each item against how good it is. For one of the two alone use TopBars. */
export function ScatterChart({ data, height = 260 }: ScatterChartProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const days = useDayMarks();
  const summary = useMemo(
    () => ({ sentence: scatterSentence(data, locale) + lackingSentence(data, days, locale), table: scatterTable(data) }),
    [data, days, locale],
  );
  return (
    <ChartFrame
      label={data.measure}
      {...summary}
      legend={{ always: [], narrow: [], note: t.axes(data.sizeName, data.measure) }}
      height={height}
    >
      {(width) => <Plot data={data} width={width} height={height} meanName={t.all} />}
    </ChartFrame>
  );
}

function Plot({ data, width, height, meanName }: { data: ScatterData; width: number; height: number; meanName: string }) {
  const locale = useProvenaLocale();
  const { box, scale, yTexts, xTicks, x, y, labels } = useMemo(
    () => scatterLayout(data, width, height, locale),
    [data, width, height, locale],
  );
  return (
    <Drawing width={width} height={height} aria-hidden>
      {scale.ticks.map((tick, index) => (
        <g key={tick}>
          <Grid
            x1={box.left}
            x2={box.right}
            y1={Math.round(y(tick)) + 0.5}
            y2={Math.round(y(tick)) + 0.5}
            data-zero={tick === 0 || undefined}
          />
          <text x={box.left - 8} y={y(tick) + 4} textAnchor="end">
            {yTexts[index]}
          </text>
        </g>
      ))}
      {xTicks.map(({ x: at, text }, index) => (
        <text key={text} x={at} y={box.bottom + 19} textAnchor={index === 0 ? 'start' : index === xTicks.length - 1 ? 'end' : 'middle'}>
          {text}
        </text>
      ))}
      {data.mean !== null && (
        <>
          <Mean x1={box.left} x2={box.right} y1={Math.round(y(data.mean)) + 0.5} y2={Math.round(y(data.mean)) + 0.5} />
          <ValueLabel x={box.left + 6} y={y(data.mean) - 6}>
            {`${meanName} ${figureText(data.mean, locale, data.figures)}`}
          </ValueLabel>
        </>
      )}
      {drawable(data).map(({ key, name, size, value }) => (
        <Spot key={key} cx={x(size)} cy={y(value)} r={5}>
          <title>{`${name} · ${figureText(size, locale)} · ${figureText(value, locale, data.figures)}`}</title>
        </Spot>
      ))}
      {labels.map(({ key, name, x: at, y: level, anchor }) => (
        <text key={key} x={at} y={level} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </Drawing>
  );
}

const words = bilingual({
  all: ['全部', 'All'],
  axes: [
    (size: string, measure: string) => `横轴 ${size}（对数），纵轴 ${measure}`,
    (size: string, measure: string) => `Across: ${inSentence(size)} (log), up: ${inSentence(measure)}`,
  ],
});

const Drawing = styled.svg`
  display: block;
  overflow: visible;

  & text {
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
    fill: var(--color-text-secondary);
  }
`;

const Grid = styled.line`
  stroke: var(--chart-grid);
  shape-rendering: crispEdges;

  &[data-zero] {
    stroke: var(--color-border-strong);
  }
`;

const Mean = styled.line`
  stroke: var(--color-text-secondary);
  stroke-dasharray: 4 3;
  shape-rendering: crispEdges;
`;

const Spot = styled.circle`
  fill: var(--chart-cat-1);
  fill-opacity: 0.7;
  stroke: var(--color-bg-surface);
  stroke-width: 1.5;
`;
