import styled from 'styled-components';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { figuresOf, headlineOf, type Dataset, type Series } from '../dataset/dataset.ts';
import { areaOpacity } from '../plot/look.ts';
import type { ValueScale } from '../plot/scale/value-scale.ts';
import { areaPath, dotPath, linePath } from './paths.ts';

/** A figure of one small chart. Bad only past a stated rule. */
export interface TileFact {
  name: string;
  value: string;
  isBad?: boolean;
}

/** A judged stretch, in points from the left edge: 0 is the first point. */
export interface TileBand {
  from: number;
  to: number;
  tone: 'bad' | 'warning';
}

interface TileProps {
  data: Dataset;
  series: Series;
  scale: ValueScale;
  facts: readonly TileFact[] | undefined;
  bands: readonly TileBand[];
  named: readonly number[];
}

const height = 68;

/** One of several small charts: name, figures, shape. */
export function Tile({ data, series, scale, facts, bands, named }: TileProps) {
  const last = Math.max(data.points.length - 1, 1);
  return (
    <>
      <Head>
        <b>{series.title ?? series.name}</b>
        {!facts && (
          <span>
            <Figure value={headlineOf(data, series).value} as={figuresOf(data)} />
          </span>
        )}
      </Head>
      {facts && (
        <Facts>
          {facts.map(({ name, value, isBad }) => (
            <span key={name}>
              {name} <b data-bad={isBad || undefined}>{value}</b>
            </span>
          ))}
        </Facts>
      )}
      <Shape viewBox={`0 0 ${last} ${height}`} preserveAspectRatio="none" aria-hidden>
        {bands.map(({ from, to, tone }) => (
          <Ground key={`${from} ${to}`} data-tone={tone} x={from} y={0} width={to - from} height={height} />
        ))}
        <path data-part="zero" d={`M0 ${height}H${last}`} />
        {facts && <path data-part="area" d={areaPath(series.values, scale, height)} />}
        {series.previous && <path data-part="compared" d={linePath(series.previous, scale, height)} />}
        <path data-part="line" d={linePath(series.values, scale, height)} />
        <path data-part="dots" d={dotPath(series.values, scale, height)} />
      </Shape>
      <Names>
        {named.map((index) => (
          <Name
            key={index}
            style={{ '--at': index / last }}
            data-end={index === 0 ? 'first' : index === data.points.length - 1 ? 'last' : undefined}
          >
            {data.points[index]?.label}
          </Name>
        ))}
      </Names>
    </>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--space-1h);
  white-space: nowrap;

  & > b {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 500;
  }
  & > span {
    color: var(--color-text-secondary);
    font: var(--type-caption);
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-1h);
  margin-bottom: var(--space-1);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-tertiary);
  white-space: nowrap;

  & b {
    font-weight: 500;
    color: var(--color-text-primary);
  }
  & b[data-bad] {
    font-weight: 600;
    color: var(--color-negative-text);
  }
`;

const Shape = styled.svg`
  display: block;
  width: 100%;
  height: 68px;
  margin-top: var(--space-1);
  overflow: visible;

  & > path {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  & > [data-part='zero'] {
    stroke: var(--color-border-strong);
    stroke-width: 1;
  }
  & > [data-part='line'] {
    stroke: var(--chart-cat-1);
    stroke-width: 1.5;
  }
  & > [data-part='dots'] {
    stroke: var(--chart-cat-1);
    stroke-width: 5;
  }
  & > [data-part='compared'] {
    stroke: var(--chart-compare);
    stroke-width: 1.5;
    stroke-dasharray: 3 4;
  }
  & > [data-part='area'] {
    fill: var(--chart-area);
    fill-opacity: ${areaOpacity};
  }
`;

const Ground = styled.rect`
  fill: var(--color-negative-subtle);
  opacity: 0.8;

  &[data-tone='warning'] {
    fill: var(--color-warning-subtle);
  }
`;

const Names = styled.div`
  position: relative;
  height: 18px;
  font: var(--type-caption);
  color: var(--chart-axis);
`;

const Name = styled.span`
  position: absolute;
  left: calc(var(--at) * 100%);
  transform: translateX(-50%);
  white-space: nowrap;

  &[data-end='first'] {
    transform: none;
  }
  &[data-end='last'] {
    transform: translateX(-100%);
  }
`;
