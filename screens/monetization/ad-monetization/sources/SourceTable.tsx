import { useMemo, useState } from 'react';
import { Panel, Table, tableSheet, useProvenaLocale, useWords, type AsyncState, type TableView } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { AdSources } from '#app/api/reports/adRevenue.ts';
import { QuestionExport, type Question } from '#screens/kit/question/index.ts';
import { partNames, words } from '../words.ts';
import { sourceColumns } from './sourceColumns.ts';
import { useSourceHeads } from './useSourceHeads.ts';
import { useSourceNames } from './useSourceNames.ts';

interface SourceTableProps {
  of: Question;
  /** What `now` is of: nothing is saved of another question. */
  asked: AsyncState<AdSources>;
  now: AdSources;
}

/** What each network, placement or format did. */
export function SourceTable({ of: question, asked, now: { part, rows, settledTo } }: SourceTableProps) {
  const t = useWords(words);
  const page = usePageTitle();
  const locale = useProvenaLocale();
  const nameOf = useSourceNames(part);
  const heads = useSourceHeads(part);
  const parts = useWords(partNames);
  const [view, setView] = useState<TableView>({});
  const columns = useMemo(() => sourceColumns(heads, nameOf, settledTo !== null), [heads, nameOf, settledTo]);
  const title = t.byPart(parts[part]);
  const note = settledTo === null ? t.nothingSettled : t.settledTo(settledTo.slice(5));
  const sheet = (answer: AdSources) => tableSheet({ title: `${page} · ${title}`, notes: [note], columns, view, rows: answer.rows, locale });
  return (
    <Panel
      title={parts[part]}
      note={note}
      actions={<QuestionExport of={question} answer={asked} part={parts[part]} sheet={sheet} />}
      isFlush
    >
      <Table
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        view={view}
        onViewChange={setView}
        density="compact"
        phone="cards"
      />
    </Panel>
  );
}
