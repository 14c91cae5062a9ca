import { useMemo, type ReactNode } from 'react';
import {
  addDays,
  changeBetween,
  Delta,
  Panel,
  Table,
  useWords,
  type Column,
  type DayRange,
  type FigureStyle,
  type Value,
} from '#design-system';
import type { Cohorts, ReportRows } from '#app/api/reports/shapes.ts';
import { cohortWords } from '#screens/kit/cohorts/index.ts';
import { useLacking } from '#screens/kit/gaps/index.ts';
import { FigureCard } from '#screens/kit/question/index.ts';
import { factsOf, type Measure } from '../measures/measures.ts';
import { figureTitles } from '../measures/words.ts';
import { qualities, type ChannelFigure, type ChannelQuestion, type Quality } from './channelFigure.ts';
import { sourceNames, type Source } from './sources.ts';
import type { ChannelFigureOf } from './useChannelFigure.ts';
import { ageIn, type Qualities } from './useChannels.ts';
import { channelWords } from './words.ts';

interface Row {
  key: string;
  name: string;
  installs: Value;
  share: Value;
  value: Value;
  isMature: boolean;
  before: Value;
  /** At the age that each of them has. */
  qualities: readonly { value: Value; isMature: boolean }[];
  cost: Value;
  cpa: Value;
}

interface ChannelTableProps {
  of: ChannelQuestion;
  measure: Measure;
  by: Source;
  age: number;
  answer: Cohorts;
  before: Cohorts | undefined;
  days: DayRange | null;
  beside: Qualities;
  spend: ReportRows | undefined;
  figureOf: ChannelFigureOf;
}

/** How many rows stand on the page; files have all of them. */
export const listed = 20;

/** How much each source brings, what it is worth at one age, and what it costs. Small sources stay in sight. */
export function ChannelTable({ of: question, measure, by, age, answer, before, days, beside, spend, figureOf }: ChannelTableProps) {
  const t = useWords(channelWords);
  const c = useWords(cohortWords);
  const name = useWords(sourceNames)[by];
  const titles = useWords(figureTitles);
  const title = titles[measure](c.day(age));
  const { figures } = factsOf[measure];
  const note = useNote(question, { days, age, count: answer.rows.length });
  const others = useMemo(
    () =>
      qualities.flatMap((quality) => {
        const data = beside[quality];
        return data ? [{ quality, data, at: ageIn(data.ages, age) }] : [];
      }),
    [beside, age],
  );
  const rows = useMemo(() => rowsOf(answer, { before, spend, age, others }).slice(0, listed), [answer, before, spend, age, others]);
  const columns = useMemo((): Column<Row>[] => {
    const card = (figure: ChannelFigure) => <FigureCard of={figureOf(figure)} onOpen={() => question.explain(figure)} />;
    const explain =
      (what: 'size' | 'cost' | 'cpa' | Quality) =>
      ({ key }: Row) =>
        card({ what, of: key });
    return [
      { id: 'name', title: name, value: ({ name: of }) => of, pin: 'start', width: 150, phone: 'title' },
      {
        id: 'installs',
        title: t.installs,
        value: ({ installs }) => installs,
        as: { kind: 'count' },
        width: 96,
        phone: 'aside',
        explain: explain('size'),
      },
      {
        id: 'share',
        title: t.share,
        value: ({ share }) => share,
        as: { kind: 'percent', decimals: 1 },
        isQuiet: true,
        width: 84,
        explain: explain('size'),
      },
      {
        id: 'value',
        title,
        value: ({ value }) => value,
        as: figures,
        width: 120,
        phone: 'half',
        state: ({ isMature }) => (isMature ? undefined : 'immature'),
        explain: ({ key }) => card({ of: key, age }),
      },
      ...(days ? comparedColumns(t, figures) : []),
      ...qualityColumns(others, titles, c.day, explain),
      { id: 'cost', title: t.cost, value: ({ cost }) => cost, as: { kind: 'money' }, width: 110, phone: 'half', explain: explain('cost') },
      {
        id: 'cpa',
        title: t.cpa,
        value: ({ cpa }) => cpa,
        as: { kind: 'money', decimals: 2 },
        width: 96,
        phone: 'half',
        explain: explain('cpa'),
      },
    ];
  }, [name, t, c, title, titles, figures, figureOf, question, age, days, others]);
  return (
    <Panel title={t.compare} note={note} isFlush>
      <Table label={t.compare} columns={columns} rows={rows} rowKey={({ key }) => key} phone="cards" />
    </Panel>
  );
}

/** At which age, how many rows there are, and which of the days that they count are incomplete. */
function useNote(question: ChannelQuestion, { days, age, count }: Pick<ChannelTableProps, 'days' | 'age'> & { count: number }): string {
  const t = useWords(channelWords);
  const c = useWords(cohortWords);
  const { start, end } = question.days;
  const lacks = useLacking(question)([{ start, end: addDays(end, age) }]);
  const on = days ? t.compareNote(c.day(age)) : c.day(age);
  return [on, count > listed && t.largest(listed, count), lacks && c.lacks(lacks)].filter(Boolean).join(' · ');
}

/** The same days of the compared period, and by how much they differ. */
const comparedColumns = (t: Record<'previous' | 'change', string>, figures: FigureStyle): Column<Row>[] => [
  { id: 'before', title: t.previous, value: ({ before }) => before, as: figures, isQuiet: true, width: 96 },
  {
    id: 'change',
    title: t.change,
    value: ({ value, before }) => changeBetween({ figures }, value, before),
    cell: ({ value, before }) => (
      <Delta value={changeBetween({ figures }, value, before)} kind={figures.kind === 'percent' ? 'points' : 'relative'} />
    ),
    align: 'end',
    width: 84,
    phone: 'half',
  },
];

interface Context {
  before: Cohorts | undefined;
  spend: ReportRows | undefined;
  age: number;
  others: readonly Other[];
}

interface Other {
  quality: Quality;
  data: Cohorts;
  at: number;
}

/** The other qualities at the age of the page, or the closest that they have: their heads say which. */
const qualityColumns = (
  others: readonly Other[],
  titles: Readonly<Record<Measure, (day: string) => string>>,
  day: (age: number) => string,
  explain: (what: Quality) => (row: Row) => ReactNode,
) =>
  others.map(({ quality, at }, index): Column<Row> => ({
    id: quality,
    title: titles[quality](day(at)),
    value: ({ qualities: of }) => of[index]?.value ?? null,
    as: factsOf[quality].figures,
    width: 110,
    phone: 'half',
    state: ({ qualities: of }) => (of[index]?.isMature ? undefined : 'immature'),
    explain: explain(quality),
  }));

function rowsOf(answer: Cohorts, { before, spend, age, others: besides }: Context): Row[] {
  const all = answer.rows.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const spent = new Map(spend?.rows.map(({ key, values }) => [key, values]));
  const earlier = new Map(before?.rows.map((row) => [row.key, row]));
  const others = besides.map(({ data, at }) => ({ at, rows: new Map(data.rows.map((row) => [row.key, row])) }));
  return answer.rows.map((row) => {
    const isMature = row.maturity[age] === 'final';
    const then = earlier.get(row.key);
    return {
      key: row.key,
      name: row.label,
      installs: row.size,
      share: all && row.size !== null ? row.size / all : null,
      value: isMature ? (row.values[age] ?? null) : null,
      isMature,
      before: isMature && then?.maturity[age] === 'final' ? (then.values[age] ?? null) : null,
      qualities: others.map(({ at, rows }) => {
        const other = rows.get(row.key);
        const isFinal = other?.maturity[at] === 'final';
        return { value: isFinal ? (other.values[at] ?? null) : null, isMature: isFinal };
      }),
      cost: spent.get(row.key)?.['cost'] ?? null,
      cpa: spent.get(row.key)?.['cpa'] ?? null,
    };
  });
}
