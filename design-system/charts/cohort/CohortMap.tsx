import { useCallback, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { Group } from 'react-aria-components';
import styled from 'styled-components';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { cellFigures, meanOf, rowsOf, sizeOf, type CohortCell, type CohortRules } from '../dataset/cohorts.ts';
import type { Dataset, Value } from '../dataset/dataset.ts';
import { heatScale } from '../dataset/heat.ts';
import { hasMarkedValues } from '../dataset/marked.ts';
import { previousHead } from '../dataset/previous.ts';
import { useDayMarks } from '../frame/day-marks.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { cohortSentence } from '../sentence/cohort.ts';
import { markedCellsSentence } from '../sentence/marked.ts';
import { cohortTable } from '../table/cohort-table.ts';
import { CohortRowLine } from './CohortRowLine.tsx';
import { cohortGrid } from './look.ts';
import { keepOneTabStop, moveByArrowKey, pressedFigure } from './arrowKeys.ts';

export interface CohortMapProps extends CohortRules {
  /** Its points are the days since, its series the cohorts, newest first. Values are rates, or what one of a cohort is worth. */
  data: Dataset;
  /** The means of the compared period, for the row below the mean, and how many stand behind them. */
  previous?: { values: readonly Value[]; size?: number };
  /** What the size of a cohort is: 激活数. */
  sizeName?: string;
  /** What a cell has to reach: from there on it stands apart in tone. 1 where spend has come back. */
  goal?: number;
  /** Keys of the cohorts whose lines are drawn, at most four. With `onPick` rows have a box. */
  picked?: readonly string[];
  onPick?: (keys: string[]) => void;
  /** Replaces the default sentence. */
  sentence?: string;
  /** Makes each figure a button that opens its calculation: the row by its key, or one of the means, and the point. */
  onAsk?: (row: string | CohortMean, point: number) => void;
}

/** The two rows that are not cohorts. */
export type CohortMean = 'mean' | 'previous';

const none: readonly string[] = [];

/** The values of each cohort by day: a heat map. `cohortCurves` turns the picked rows into lines of a TrendChart. */
export function CohortMap({ data, previous, sizeName, goal, picked = none, onPick, onAsk, sentence, ...rules }: CohortMapProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { minimum, floor } = rules;
  const days = useDayMarks();
  const { ofMarks, hasIncomplete, ...summary } = useMemo(() => {
    const sharedRules = {
      ...(minimum !== undefined && { minimum }),
      ...(floor !== undefined && { floor }),
      ...(previous && { previous: previous.values }),
    };
    return {
      sentence: cohortSentence(data, sharedRules, locale),
      table: cohortTable(data, { ...sharedRules, ...(sizeName !== undefined && { sizeName }) }, locale, days),
      ofMarks: markedCellsSentence(data, days, locale),
      hasIncomplete: hasMarkedValues(data, days),
    };
  }, [data, previous, sizeName, minimum, floor, locale, days]);
  const heat = useMemo(() => heatScale(data, { ...(minimum !== undefined && { minimum }) }, goal), [data, minimum, goal]);
  const isOpen = data.series.some(({ maturity }) => maturity?.some((state) => state === 'open' || state === 'none'));
  const toggle = useToggle(picked, onPick);
  const figures = cellFigures(data);
  const shared = { figures, heat, hasPick: Boolean(onPick), canAsk: Boolean(onAsk) };
  const before = previous && data.points.map((_, index): CohortCell => ({ value: previous.values[index] ?? null, state: 'final' }));
  return (
    <ChartFrame
      label={data.measure}
      {...summary}
      sentence={(sentence ?? summary.sentence) + ofMarks}
      legend={{
        always: [],
        narrow: [],
        scale: { heat, figures, ...(isOpen && { hatched: t.immature }), ...(hasIncomplete && { marked: t.incomplete }) },
      }}
    >
      {() => (
        <Scroller {...(onAsk ? figuresThatAsk(onAsk) : { tabIndex: 0 })} aria-label={t.map(data.measure)}>
          <table>
            <Head data={data} sizeName={sizeName ?? t.size} hasPick={Boolean(onPick)} />
            <tbody>
              <CohortRowLine id="mean" kind="mean" name={t.mean} size={sizeOf(data, rules)} cells={meanOf(data, rules)} {...shared} />
              {before && (
                <CohortRowLine
                  id="previous"
                  kind="previous"
                  name={previousHead(data, locale)}
                  size={previous.size ?? null}
                  cells={before}
                  {...shared}
                />
              )}
              {rowsOf(data, rules, days).map((row) => (
                <CohortRowLine
                  key={row.key}
                  id={row.key}
                  kind="cohort"
                  name={row.name}
                  size={row.size}
                  {...(row.sizeIncomplete !== undefined && { sizeIncomplete: row.sizeIncomplete })}
                  cells={row.cells}
                  {...shared}
                  place={picked.indexOf(row.key)}
                  isFull={picked.length >= 4}
                  onToggle={toggle}
                />
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </ChartFrame>
  );
}

/** One handler for all figures, not one for each. */
const figuresThatAsk = (onAsk: NonNullable<CohortMapProps['onAsk']>) => ({
  ref: (map: HTMLElement | null) => keepOneTabStop(map),
  onKeyDown: moveByArrowKey,
  onClick: (event: MouseEvent<HTMLElement>) => {
    const pressed = pressedFigure(event);
    if (pressed) onAsk(pressed.row, pressed.point);
  },
});

/** Ticks a row or takes it away. Stays the same function, so that the other rows are not rendered again. */
function useToggle(picked: readonly string[], onPick: CohortMapProps['onPick']) {
  const latest = useRef({ picked, onPick });
  useEffect(() => {
    latest.current = { picked, onPick };
  });
  return useCallback((key: string) => {
    const { picked: before, onPick: pick } = latest.current;
    pick?.(before.includes(key) ? before.filter((other) => other !== key) : [...before, key]);
  }, []);
}

function Head({ data, sizeName, hasPick }: { data: Dataset; sizeName: string; hasPick: boolean }) {
  const t = useWords(words);
  return (
    <thead>
      <tr>
        {hasPick && (
          <th scope="col" data-part="pick">
            <VisuallyHidden>{t.pick}</VisuallyHidden>
          </th>
        )}
        <th scope="col" data-part="name">
          {data.dimension}
        </th>
        <th scope="col" data-part="size">
          {sizeName}
        </th>
        {data.points.map(({ label }) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const words = bilingual({
  mean: ['平均', 'Average'],
  size: ['规模', 'Size'],
  pick: ['作图', 'Chart'],
  immature: ['未到期', 'Not yet mature'],
  incomplete: ['数据不全', 'Incomplete data'],
  map: [(measure: string) => `${measure}热力表`, (measure: string) => `${measure}, heat map`],
});

const Scroller = styled(Group)`
  ${cohortGrid}
`;
