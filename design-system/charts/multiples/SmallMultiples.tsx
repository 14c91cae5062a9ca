import { useMemo, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import styled from 'styled-components';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { useLinkTarget } from '../../primitives/link/Link.tsx';
import { figuresOf, hasPrevious, type Dataset, type Series } from '../dataset/dataset.ts';
import { previousHead } from '../dataset/previous.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { tickTexts } from '../plot/scale/box.ts';
import { valueScale } from '../plot/scale/value-scale.ts';
import { multiplesSentence } from '../sentence/ranking.ts';
import { multiplesTable, trendTable } from '../table/trend-table.ts';
import { Tile, type TileBand, type TileFact } from './Tile.tsx';

interface SmallMultiplesProps {
  /** One small chart for each series, in the order of the table beside them. */
  data: Dataset;
  /** The figures under each name; its sum beside the name without them. */
  facts?: (series: Series) => readonly TileFact[];
  /** Judged stretches, the same in each, in points. */
  bands?: readonly TileBand[];
  /** Points that are named below each; the first and the last without it. */
  named?: readonly number[];
  /** Replaces the default sentence. */
  sentence?: string;
}

/** The same drawing many times, on the same axes: for comparing shapes. The scale is said once, in the head. */
export function SmallMultiples({ data, facts, bands, named, sentence }: SmallMultiplesProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const summary = useMemo(
    () => ({ sentence: multiplesSentence(data, locale), table: multiplesTable(data, locale), sheet: trendTable(data, locale) }),
    [data, locale],
  );
  const drawn = data.series.flatMap(({ values, previous = [] }) => [...values, ...previous]);
  const scale = valueScale(drawn);
  const top = tickTexts(scale, figuresOf(data), locale).at(-1) ?? '';
  return (
    <ChartFrame
      label={data.measure}
      {...summary}
      {...(sentence !== undefined && { sentence })}
      legend={{
        always: hasPrevious(data)
          ? [
              { key: 'now', name: t.now, ink: 'var(--chart-cat-1)', mark: 'line' },
              { key: 'previous', name: previousHead(data, locale), mark: 'dotted' },
            ]
          : [],
        narrow: [],
        ...(drawn.some(Boolean) && { note: t.scale(top) }),
      }}
    >
      {() => (
        <Tiles style={{ '--tiles': Math.min(Math.max(data.series.length, 1), 5) }}>
          {data.series.map((series) => (
            <Place key={series.key}>
              <TileLink href={series.href}>
                <Tile
                  data={data}
                  series={series}
                  scale={scale}
                  facts={facts?.(series)}
                  bands={bands ?? []}
                  named={named ?? [0, data.points.length - 1].filter((index, at, all) => index >= 0 && all.indexOf(index) === at)}
                />
              </TileLink>
            </Place>
          ))}
        </Tiles>
      )}
    </ChartFrame>
  );
}

/** The whole tile is the link. */
function TileLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const way = useLinkTarget(href);
  return way ? <Whole {...way}>{children}</Whole> : <Still>{children}</Still>;
}

const words = bilingual({
  now: ['本期', 'Current'],
  scale: [(top: string) => `同一坐标，纵轴 0 – ${top}`, (top: string) => `Same axes, 0 – ${top}`],
});

const Tiles = styled.ul`
  --columns: var(--tiles);
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 1px;
  margin-inline: calc(var(--chart-bleed, 0px) * -1);
  overflow: hidden;

  @container chart (max-width: 859px) {
    --columns: min(var(--tiles), 3);
  }
  @container chart (max-width: 559px) {
    --columns: min(var(--tiles), 2);
  }
`;

/* The hairlines stand outside each tile and are cut at the edges of the whole. */
const Place = styled.li`
  display: grid;
  min-width: 0;
  box-shadow: 0 0 0 1px var(--color-border-subtle);
`;

const Whole = styled(AriaLink)`
  display: block;
  min-width: 0;
  padding: var(--space-2) 14px 10px;
  color: inherit;
  text-decoration: none;
  cursor: pointer;

  &[data-hovered] {
    background: var(--color-bg-hover);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -2px;
  }
`;

const Still = styled.div`
  min-width: 0;
  padding: var(--space-2) 14px 10px;
`;
