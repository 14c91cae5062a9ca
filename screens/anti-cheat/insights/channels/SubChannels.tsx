import { useMemo, useState } from 'react';
import { Panel, Table, tableSheet, useProvenaLocale, useWords, type AsyncState, type Column, type TableView } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { QuestionExport } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { reasonColumns } from './reasonColumns.ts';
import { subKey, subRows, type SubRow } from './subRows.ts';
import { words } from '../words.ts';

interface SubChannelsProps {
  of: Report;
  /** What `now` is of: nothing is saved of another question. */
  asked: AsyncState<FraudInsight>;
  now: FraudInsight;
  channel: string;
}

/** Where channels have bought what was not trusted, the highest rate first: of all channels, or of the one that the evidence is about. */
export function SubChannels({ of: report, asked, now, channel }: SubChannelsProps) {
  const t = useWords(words);
  const page = usePageTitle();
  const locale = useProvenaLocale();
  const { limits } = useReportLimits();
  const [view, setView] = useState<TableView>({});
  const { rows, all } = useMemo(() => subRows(now, channel), [now, channel]);
  const columns = useMemo(
    (): Column<SubRow>[] => [
      { id: 'sub', title: t.subChannel, value: ({ key }) => key, pin: 'start', width: 130, phone: 'title' },
      { id: 'channel', title: t.channel, value: ({ name }) => name, width: 130, phone: 'half' },
      { id: 'rate', title: t.rate, value: ({ rate }) => rate, as: { kind: 'percent' }, width: 92, phone: 'aside' },
      ...reasonColumns<SubRow>(t, limits),
      { id: 'claimed', title: t.claimed, value: (row) => row.attributed + row.blocked, as: { kind: 'count' }, width: 110, phone: 'half' },
      { id: 'blocked', title: t.blocked, value: ({ blocked }) => blocked, as: { kind: 'count' }, width: 110, phone: 'half' },
      { id: 'flagged', title: t.flagged, value: ({ flagged }) => flagged, as: { kind: 'count' }, width: 120, phone: 'half' },
    ],
    [t, limits],
  );
  if (!rows.length) return null;
  const name = channel && rows[0]?.name;
  const title = name ? t.subsOf(name) : t.subs;
  const notes = rows.length < all ? [t.subsListed(rows.length, all)] : [];
  const sheet = (answer: FraudInsight) =>
    tableSheet({ title: `${page} · ${title}`, notes, columns, view, rows: subRows(answer, channel).rows, locale });
  return (
    <Panel
      title={title}
      {...(notes.length > 0 && { note: notes.join(' · ') })}
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
