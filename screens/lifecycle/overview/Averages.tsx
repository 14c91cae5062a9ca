import { useMemo } from 'react';
import styled from 'styled-components';
import { changeBetween, Delta, figureText, Panel, Table, Text, useProvenaLocale, useWords, type Column, type Value } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortWords, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { isLargeEnough } from '#screens/kit/measures/index.ts';
import { FigureCard, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { CohortQuestion } from './cohorts.ts';
import { factsOf, type Measure } from './measures/measures.ts';
import { words } from './words.ts';

interface AveragesProps {
  of: CohortQuestion<CohortCell>;
  measure: Measure;
  answer: Cohorts;
  /** The means at each age: of the map, and of the same positions of the compared period. */
  means: readonly Value[];
  before: readonly Value[] | undefined;
  figureOf: (cell: CohortCell) => ExplainedFigure | null;
}

interface Row {
  age: number;
  now: Value;
  before: Value;
  change: Value;
  counted: number;
  isMature: boolean;
}

/** The means that are read first, each beside that of the same positions of the compared period, and how many rows are in it. */
export function Averages({ of: question, measure, answer, means, before, figureOf }: AveragesProps) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const locale = useProvenaLocale();
  const { figures, keyAges } = factsOf[measure];
  const { minimum } = question.params;
  const { rows, ages } = answer;
  const large = rows.filter((row) => isLargeEnough(row, minimum));
  const lines = keyAges.flatMap((age): Row[] => {
    const at = ages.indexOf(age);
    if (at < 0) return [];
    const [now, earlier] = [means[at] ?? null, before?.[at] ?? null];
    const mature = large.filter(({ maturity }) => maturity[age] === 'final');
    // A day that was not received is mature, and has no value.
    const counted = mature.filter(({ values }) => typeof values[age] === 'number').length;
    return [{ age, now, before: earlier, change: changeBetween({ figures }, now, earlier), counted, isMature: mature.length > 0 }];
  });
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'age', title: t.age, value: ({ age }) => c.day(age), pin: 'start', width: 68, canSort: false, phone: 'title' },
      {
        id: 'now',
        title: t.now,
        value: ({ now }) => now,
        as: figures,
        canSort: false,
        width: 112,
        phone: 'aside',
        state: ({ now, isMature }) => (now === null && !isMature ? 'immature' : undefined),
        explain: ({ age }) => {
          const cell = { of: 'mean', age };
          return <FigureCard of={figureOf(cell)} onOpen={() => question.explain(cell)} />;
        },
      },
      {
        id: 'before',
        title: t.samePosition,
        value: ({ before: earlier }) => earlier,
        as: figures,
        canSort: false,
        isQuiet: true,
        width: 82,
        phone: 'half',
      },
      {
        id: 'change',
        title: t.change,
        value: ({ change }) => change,
        cell: ({ change }) => <Delta value={change} kind={figures.kind === 'percent' ? 'points' : 'relative'} />,
        align: 'end',
        canSort: false,
        width: 80,
        phone: 'half',
      },
      {
        id: 'counted',
        title: t.countedHead,
        value: ({ counted }) => t.counted(counted, rows.length),
        align: 'end',
        isQuiet: true,
        canSort: false,
        width: 84,
        phone: 'line',
      },
    ],
    [t, c, figures, figureOf, question, rows.length],
  );
  return (
    <Panel title={t.average} note={t.averageNote} isFlush>
      <Table label={t.average} columns={columns} rows={lines} rowKey={({ age }) => String(age)} density="compact" phone="cards" />
      <Below>
        <Text kind="caption" tone="tertiary">
          {before && t.samePositionMeans}
          {large.length < rows.length && t.leftOut(rows.length - large.length, figureText(minimum, locale))}
        </Text>
      </Below>
    </Panel>
  );
}

const Below = styled.p`
  padding: var(--space-2) var(--space-3) var(--space-3);
`;
