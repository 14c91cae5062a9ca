import { useMemo } from 'react';
import { addDays, Panel, Table, useWords, type Column } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortWords } from '#screens/kit/cohorts/index.ts';
import { useLacking } from '#screens/kit/gaps/index.ts';
import { FigureCard } from '#screens/kit/question/index.ts';
import { factsOf, type Grouping, type Measure, type ReturnFigure, type ReturnQuestion } from './returns.ts';
import type { ReturnFigureOf } from './useReturnFigure.ts';
import { measureNames, rowNames, words } from './words.ts';

type Row = Cohorts['rows'][number];

interface SourceTableProps {
  of: ReturnQuestion;
  by: Grouping;
  measure: Measure;
  answer: Cohorts;
  figureOf: ReturnFigureOf;
}

/** How many rows stand on the page; files have all of them. */
export const listed = 20;

/** Where those who came back had come from, or to which server they came back; and what became of them. */
export function SourceTable({ of: question, by, measure, answer, figureOf }: SourceTableProps) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const name = useWords(rowNames)[by];
  const measured = useWords(measureNames)[measure];
  const { figures, keyAges } = factsOf[measure];
  const all = answer.rows.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const columns = useMemo((): Column<Row>[] => {
    const card = (figure: ReturnFigure) => <FigureCard of={figureOf(figure)} onOpen={() => question.explain(figure)} />;
    const explain = ({ key }: Row) => card({ what: 'size', of: key });
    return [
      { id: 'name', title: name, value: ({ label }) => label, pin: 'start', width: 160, phone: 'title' },
      { id: 'returns', title: t.returns, value: ({ size }) => size, as: { kind: 'count' }, width: 110, phone: 'aside', explain },
      {
        id: 'share',
        title: t.share,
        value: ({ size }) => (all && size !== null ? size / all : null),
        as: { kind: 'percent', decimals: 1 },
        isQuiet: true,
        width: 84,
        phone: 'half',
        explain,
      },
      ...keyAges.map((age): Column<Row> => ({
        id: `age${age}`,
        title: c.day(age),
        value: ({ values, maturity }) => (maturity[age] === 'final' ? (values[age] ?? null) : null),
        as: figures,
        width: 110,
        phone: 'half',
        state: ({ maturity }) => (maturity[age] === 'final' ? undefined : 'immature'),
        explain: ({ key }) => card({ of: key, age }),
      })),
    ];
  }, [name, t, c, all, keyAges, figures, figureOf, question]);
  const [title, note] = by === 'server' ? [t.ofServers, t.ofServersNote] : [t.sources, t.sourcesNote];
  const { rows } = answer;
  const { start, end } = question.days;
  const lacks = useLacking(question)([{ start, end: addDays(end, Math.max(...keyAges)) }]);
  return (
    <Panel
      title={title}
      note={[
        measured,
        note,
        ...(rows.length > listed ? [t.largest(listed, rows.length)] : []),
        ...(lacks ? [(measure === 'ltv' ? c.lacks : c.leavesOut)(lacks)] : []),
      ].join(' · ')}
      isFlush
    >
      <Table label={title} columns={columns} rows={rows.slice(0, listed)} rowKey={({ key }) => key} phone="cards" />
    </Panel>
  );
}
