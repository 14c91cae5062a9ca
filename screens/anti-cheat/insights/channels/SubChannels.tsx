import { useMemo, useState } from 'react';
import { Panel, Table, tableSheet, useProvenaLocale, useWords, type AsyncState, type Column, type TableView } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { QuestionExport } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { fraudColumns, type Explaining } from './fraudColumns.tsx';
import { useAlarmRule } from './useAlarmRule.ts';
import { subKey, subRows, type SubRow } from './subRows.ts';
import { alarmsOf, type Decided } from '../fraud.ts';
import { words } from '../words.ts';

interface SubChannelsProps extends Explaining {
  of: Report;
  /** What `now` is of: nothing is saved of another question. */
  asked: AsyncState<FraudInsight>;
  now: FraudInsight;
  judged: Decided | undefined;
  /** Which days are held against which. */
  comparedNote: string | undefined;
  channel: string;
}

/** Where channels have bought what was not trusted, the highest rate first: of all channels, or of the one that the evidence is about. */
export function SubChannels({ of: report, asked, now, judged, comparedNote, channel, figureOf, onExplain }: SubChannelsProps) {
  const t = useWords(words);
  const page = usePageTitle();
  const locale = useProvenaLocale();
  const { limits } = useReportLimits();
  const ruleOf = useAlarmRule();
  const alarms = useMemo(() => alarmsOf(now, limits), [now, limits]);
  const [view, setView] = useState<TableView>({});
  const { rows, all } = useMemo(() => subRows(now, channel, judged), [now, channel, judged]);
  const columns = useMemo(
    (): Column<SubRow>[] => [
      { id: 'sub', title: t.subChannel, value: ({ key }) => key, pin: 'start', width: 130, phone: 'title' },
      { id: 'channel', title: t.channel, value: ({ name }) => name, width: 130, phone: 'half' },
      ...fraudColumns<SubRow>({
        t,
        alarms,
        isCompared: report.compared !== undefined,
        of: ({ channel: of, key: sub }) => ({ of, sub }),
        figureOf,
        onExplain,
      }),
    ],
    [t, alarms, report.compared, figureOf, onExplain],
  );
  if (!rows.length) return null;
  const name = channel && rows[0]?.name;
  const title = name ? t.subsOf(name) : t.subs;
  const listed = rows.length < all && t.subsListed(rows.length, all);
  const sheet = (answer: FraudInsight) => {
    const notes = [listed, comparedNote, ruleOf(answer)].filter((note) => note !== undefined && note !== false);
    return tableSheet({ title: `${page} · ${title}`, notes, columns, view, rows: subRows(answer, channel, judged).rows, locale });
  };
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
