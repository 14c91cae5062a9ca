import { useMemo } from 'react';
import styled from 'styled-components';
import { Delta } from '../../data/delta/Delta.tsx';
import { phone } from '../../foundation/media.ts';
import { useProvenaLocale } from '../../foundation/words.ts';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { addsUp, figuresOf, hasPrevious, isRate, type Dataset } from '../dataset/dataset.ts';
import { itemsOf, type Item } from '../dataset/parts.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { inkOf } from '../plot/ink.ts';
import { rankingSentence } from '../sentence/ranking.ts';
import { rankingTable } from '../table/part-tables.ts';

interface TopBarsProps {
  /** Its points are the items, its only series their values. More than ten are cut. */
  data: Dataset;
  /** `roomy` where the ranking is the main thing of the page. */
  size?: 'compact' | 'roomy';
}

/** The largest of many, one bar each: the first in full colour. Parts that make up a whole are a ShareBar. */
export function TopBars({ data, size = 'compact' }: TopBarsProps) {
  const locale = useProvenaLocale();
  const summary = useMemo(() => ({ table: rankingTable(data, locale), sentence: rankingSentence(data, locale) }), [data, locale]);
  const items = itemsOf(data);
  const longest = Math.max(...items.map(({ value }) => value), 0);
  return (
    <ChartFrame label={data.measure} {...summary}>
      {() => (
        <Rank data-size={size}>
          {items.map((item, index) => (
            <Row key={item.key}>
              <Place>{index + 1}</Place>
              <Name>
                {item.href ? (
                  <Link href={item.href} kind="quiet">
                    {item.name}
                  </Link>
                ) : (
                  item.name
                )}
              </Name>
              <Room>
                <Bar
                  data-lead={index === 0 || undefined}
                  style={{ '--part': longest ? Math.max(item.value, 0) / longest : 0, '--ink': inkOf(data.series[0]?.colour, 0) }}
                />
              </Room>
              <Value>
                <Figure value={item.value} as={figuresOf(data)} />
              </Value>
              <BarRow data={data} item={item} />
            </Row>
          ))}
        </Rank>
      )}
    </ChartFrame>
  );
}

/** The change where there is a period to compare with, otherwise the part of the whole. */
function BarRow({ data, item: { value, change } }: { data: Dataset; item: Item }) {
  if (hasPrevious(data)) {
    return (
      <Last>
        <Delta value={change} kind={isRate(data) ? 'points' : 'relative'} welcome={data.welcome ?? 'up'} />
      </Last>
    );
  }
  const whole = addsUp(data) ? data.whole : undefined;
  return <Last>{whole ? <Figure value={value / whole.value} as={{ kind: 'percent', decimals: 1 }} /> : null}</Last>;
}

const Rank = styled.ol`
  display: grid;
  grid-template-columns: minmax(18px, max-content) fit-content(42%) minmax(40px, 1fr) max-content max-content;
  column-gap: 10px;
`;

const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  height: 26px;
  white-space: nowrap;

  [data-size='roomy'] > & {
    height: 34px;
  }
  /* A finger has all of the line. */
  ${phone} {
    position: relative;
    height: 40px;

    & a {
      position: static;
    }
    & a::after {
      inset: 0;
    }
  }
`;

const Place = styled.span`
  color: var(--color-text-tertiary);
  font-variant-numeric: tabular-nums;
`;

// What is cut off at its end leaves room for the ring of a focused link.
const Name = styled.span`
  overflow: hidden;
  margin: -4px;
  padding: 4px;
  text-overflow: ellipsis;
`;

const Room = styled.span`
  display: flex;
`;

const Bar = styled.i`
  width: calc(var(--part) * 100%);
  min-width: 1px;
  height: 6px;
  border-radius: 3px;
  background: var(--ink);
  opacity: 0.62;

  &[data-lead] {
    opacity: 1;
  }
`;

const Value = styled.span`
  text-align: right;
  font-weight: 500;
`;

const Last = styled.span`
  text-align: right;
  font: var(--type-caption);
  color: var(--color-text-secondary);
`;
