import { useMemo } from 'react';
import { changeBetween, Delta, Panel, Table, useWords, type Column, type DayRange, type Value } from '#design-system';
import type { Cohorts, ReportRows } from '#app/api/reports/shapes.ts';
import { cohortWords } from '#screens/kit/cohorts/index.ts';
import { FigureCard } from '#screens/kit/question/index.ts';
import type { CohortQuestion } from '../cohorts.ts';
import { factsOf, type Measure } from '../measures/measures.ts';
import { figureTitles } from '../measures/words.ts';
import { sourceNames, type Source } from './sources.ts';
import type { ChannelFigure } from './useChannelFigure.ts';
import { channelWords } from './words.ts';

interface Row {
  key: string;
  name: string;
  installs: number;
  share: Value;
  value: Value;
  isMature: boolean;
  before: Value;
  cost: Value;
  cpa: Value;
}

interface ChannelTableProps {
  of: CohortQuestion;
  measure: Measure;
  by: Source;
  age: number;
  answer: Cohorts;
  before: Cohorts | undefined;
  days: DayRange | null;
  spend: ReportRows | undefined;
  figureOf: ChannelFigure;
}

/** How many rows stand on the page; files have all of them. */
export const listed = 20;

/** How much each source brings, what it is worth at one age, and what it costs. Small sources stay in sight. */
export function ChannelTable({ of: question, measure, by, age, answer, before, days, spend, figureOf }: ChannelTableProps) {
  const t = useWords(channelWords);
  const c = useWords(cohortWords);
  const name = useWords(sourceNames)[by];
  const title = useWords(figureTitles)[measure](c.day(age));
  const { figures } = factsOf[measure];
  const rows = useMemo(() => rowsOf(answer, before, spend, age).slice(0, listed), [answer, before, spend, age]);
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'name', title: name, value: ({ name: of }) => of, pin: 'start', width: 150, phone: 'title' },
      { id: 'installs', title: t.installs, value: ({ installs }) => installs, as: { kind: 'count' }, width: 96, phone: 'aside' },
      { id: 'share', title: t.share, value: ({ share }) => share, as: { kind: 'percent', decimals: 1 }, isQuiet: true, width: 84 },
      {
        id: 'value',
        title,
        value: ({ value }) => value,
        as: figures,
        width: 120,
        phone: 'half',
        state: ({ isMature }) => (isMature ? undefined : 'immature'),
        explain: ({ key }) => <FigureCard of={figureOf({ of: key, age })} onOpen={() => question.explain({ of: key, age })} />,
      },
      ...(days
        ? [
            { id: 'before', title: t.previous, value: ({ before: then }: Row) => then, as: figures, isQuiet: true, width: 96 },
            {
              id: 'change',
              title: t.change,
              value: ({ value, before: then }: Row) => changeBetween({ figures }, value, then),
              cell: ({ value, before: then }: Row) => (
                <Delta value={changeBetween({ figures }, value, then)} kind={figures.kind === 'percent' ? 'points' : 'relative'} />
              ),
              align: 'end' as const,
              width: 84,
              phone: 'half' as const,
            },
          ]
        : []),
      { id: 'cost', title: t.cost, value: ({ cost }) => cost, as: { kind: 'money' }, width: 110, phone: 'half' },
      { id: 'cpa', title: t.cpa, value: ({ cpa }) => cpa, as: { kind: 'money', decimals: 2 }, width: 96, phone: 'half' },
    ],
    [name, t, title, figures, figureOf, question, age, days],
  );
  return (
    <Panel
      title={t.compare}
      note={[
        days ? t.compareNote(c.day(age)) : c.day(age),
        ...(answer.rows.length > listed ? [t.largest(listed, answer.rows.length)] : []),
      ].join(' · ')}
      isFlush
    >
      <Table label={t.compare} columns={columns} rows={rows} rowKey={({ key }) => key} phone="cards" />
    </Panel>
  );
}

function rowsOf(answer: Cohorts, before: Cohorts | undefined, spend: ReportRows | undefined, age: number): Row[] {
  const all = answer.rows.reduce((sum, { size }) => sum + size, 0);
  const spent = new Map(spend?.rows.map(({ key, values }) => [key, values]));
  const earlier = new Map(before?.rows.map((row) => [row.key, row]));
  return answer.rows.map((row) => {
    const isMature = row.maturity[age] === 'final';
    const then = earlier.get(row.key);
    return {
      key: row.key,
      name: row.label,
      installs: row.size,
      share: all ? row.size / all : null,
      value: isMature ? (row.values[age] ?? null) : null,
      isMature,
      before: isMature && then?.maturity[age] === 'final' ? (then.values[age] ?? null) : null,
      cost: spent.get(row.key)?.['cost'] ?? null,
      cpa: spent.get(row.key)?.['cpa'] ?? null,
    };
  });
}
