import { useMemo, type ReactNode } from 'react';
import { addDays, changeBetween, Delta, Panel, Table, useWords, type Column, type DayRange, type FigureStyle } from '#design-system';
import type { Cohorts, ReportRows } from '#app/api/reports/shapes.ts';
import { cohortWords } from '#screens/kit/cohorts/index.ts';
import { useLacking } from '#screens/kit/gaps/index.ts';
import { FigureCard } from '#screens/kit/question/index.ts';
import { factsOf, type Measure } from '../../measures/measures.ts';
import { figureTitles } from '../../measures/words.ts';
import type { ChannelFigure, ChannelQuestion, Quality } from '../channelFigure.ts';
import { othersOf, rowsOf, type ChannelRow, type Other } from './channelRows.ts';
import { sourceNames, type Source } from '../sources.ts';
import type { ChannelFigureOf } from '../useChannelFigure.ts';
import type { Qualities } from '../useChannels.ts';
import { channelWords } from '../words.ts';

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
  const note = useNote(question, { days, age, measure, count: answer.rows.length });
  const others = useMemo(() => othersOf(beside, age), [beside, age]);
  const rows = useMemo(() => rowsOf(answer, { before, spend, age, others }).slice(0, listed), [answer, before, spend, age, others]);
  const columns = useMemo((): Column<ChannelRow>[] => {
    const card = (figure: ChannelFigure) => <FigureCard of={figureOf(figure)} onOpen={() => question.explain(figure)} />;
    const explain =
      (what: 'size' | 'cost' | 'cpa' | Quality) =>
      ({ key }: ChannelRow) =>
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
function useNote(
  question: ChannelQuestion,
  { days, age, measure, count }: Pick<ChannelTableProps, 'days' | 'age' | 'measure'> & { count: number },
): string {
  const t = useWords(channelWords);
  const c = useWords(cohortWords);
  const { start, end } = question.days;
  const lacking = useLacking(question);
  // What has come in until an age lacks what came in on such days; who was followed to one of them is left out.
  const [last, isCumulative] = [addDays(end, age), measure === 'ltv'];
  const lacks = lacking(isCumulative ? [{ start, end: last }] : [question.days, { start: addDays(start, age), end: last }]);
  const on = days ? t.compareNote(c.day(age)) : c.day(age);
  return [on, count > listed && t.largest(listed, count), lacks && (isCumulative ? c.lacks : c.leavesOut)(lacks)]
    .filter(Boolean)
    .join(' · ');
}

/** The same days of the compared period, and by how much they differ. */
const comparedColumns = (t: Record<'previous' | 'change', string>, figures: FigureStyle): Column<ChannelRow>[] => [
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

/** The other qualities at the age of the page, or the closest that they have: their heads say which. */
const qualityColumns = (
  others: readonly Other[],
  titles: Readonly<Record<Measure, (day: string) => string>>,
  day: (age: number) => string,
  explain: (what: Quality) => (row: ChannelRow) => ReactNode,
) =>
  others.map(({ quality, at }, index): Column<ChannelRow> => ({
    id: quality,
    title: titles[quality](day(at)),
    value: ({ qualities: of }) => of[index]?.value ?? null,
    as: factsOf[quality].figures,
    width: 110,
    phone: 'half',
    state: ({ qualities: of }) => (of[index]?.isMature ? undefined : 'immature'),
    explain: explain(quality),
  }));
