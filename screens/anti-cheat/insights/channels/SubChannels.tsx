import { useMemo, useState } from 'react';
import { Delta, Panel, Table, tableSheet, useProvenaLocale, useWords, type AsyncState, type Column, type TableView } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { FigureCard, QuestionExport, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { reasonColumns } from './reasonColumns.ts';
import { subKey, subRows, type SubRow } from './subRows.ts';
import type { Decided } from '../fraud.ts';
import type { FraudFigure } from '../useFraudFigure.ts';
import { words } from '../words.ts';

interface SubChannelsProps {
  of: Report;
  /** What `now` is of: nothing is saved of another question. */
  asked: AsyncState<FraudInsight>;
  now: FraudInsight;
  judged: Decided | undefined;
  /** Which days are held against which. */
  comparedNote: string | undefined;
  channel: string;
  figureOf: (figure: FraudFigure) => ExplainedFigure | null;
  onExplain: (figure: FraudFigure) => void;
}

/** Where channels have bought what was not trusted, the highest rate first: of all channels, or of the one that the evidence is about. */
export function SubChannels({ of: report, asked, now, judged, comparedNote, channel, figureOf, onExplain }: SubChannelsProps) {
  const t = useWords(words);
  const page = usePageTitle();
  const locale = useProvenaLocale();
  const { limits } = useReportLimits();
  const [view, setView] = useState<TableView>({});
  const { rows, all } = useMemo(() => subRows(now, channel, judged), [now, channel, judged]);
  const columns = useMemo(
    (): Column<SubRow>[] => [
      { id: 'sub', title: t.subChannel, value: ({ key }) => key, pin: 'start', width: 130, phone: 'title' },
      { id: 'channel', title: t.channel, value: ({ name }) => name, width: 130, phone: 'half' },
      {
        id: 'rate',
        title: t.rate,
        value: ({ rate }) => rate,
        as: { kind: 'percent' },
        width: 92,
        phone: 'aside',
        explain: ({ channel: of, key }) => {
          const figure = { what: 'rate', of, sub: key } as const;
          return <FigureCard of={figureOf(figure)} onOpen={() => onExplain(figure)} />;
        },
      },
      ...(report.compared ? [changeColumn(t.change)] : []),
      ...reasonColumns<SubRow>(t, limits),
      { id: 'claimed', title: t.claimed, value: (row) => row.attributed + row.blocked, as: { kind: 'count' }, width: 110, phone: 'half' },
      { id: 'blocked', title: t.blocked, value: ({ blocked }) => blocked, as: { kind: 'count' }, width: 110, phone: 'half' },
      { id: 'flagged', title: t.flagged, value: ({ flagged }) => flagged, as: { kind: 'count' }, width: 120, phone: 'half' },
    ],
    [t, limits, report.compared, figureOf, onExplain],
  );
  if (!rows.length) return null;
  const name = channel && rows[0]?.name;
  const title = name ? t.subsOf(name) : t.subs;
  const listed = rows.length < all && t.subsListed(rows.length, all);
  const notes = [listed, comparedNote].filter((note) => note !== undefined && note !== false);
  const sheet = (answer: FraudInsight) =>
    tableSheet({ title: `${page} · ${title}`, notes, columns, view, rows: subRows(answer, channel, judged).rows, locale });
  return (
    <Panel
      title={title}
      {...(listed && { note: listed })}
      actions={<QuestionExport of={report} answer={asked} part={t.subs} sheet={sheet} />}
      isFlush
    >
      <Table
        label={t.subs}
        columns={columns}
        rows={rows}
        rowKey={subKey}
        view={view}
        onViewChange={setView}
        density="compact"
        phone="cards"
      />
    </Panel>
  );
}

const changeColumn = (title: string): Column<SubRow> => ({
  id: 'change',
  title,
  value: ({ change }) => change,
  cell: ({ change }) => <Delta value={change} kind="points" welcome="down" />,
  as: { kind: 'points' },
  width: 92,
  phone: 'half',
});
