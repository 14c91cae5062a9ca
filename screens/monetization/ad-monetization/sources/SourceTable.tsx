import { useMemo, useState } from 'react';
import {
  changeBetween,
  Delta,
  formatRange,
  Link,
  Panel,
  Table,
  tableSheet,
  useProvenaLocale,
  useWords,
  type AsyncState,
  type Column,
  type TableView,
} from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { AdSources } from '#app/api/reports/adRevenue.ts';
import { FigureCard, QuestionExport, type Question } from '#screens/kit/question/index.ts';
import type { AdFigure } from '../adFigure.ts';
import { partNames, words } from '../words.ts';
import { appHref } from './appHref.ts';
import { sourceColumns, sourceStyles } from './sourceColumns.ts';
import type { SourceFigure, SourceRow } from './sourceFigure.ts';
import type { useSourceFigure } from './useSourceFigure.ts';
import { useSourceHeads } from './useSourceHeads.ts';
import { useSourceNames } from './useSourceNames.ts';
import type { ComparedSources } from './useSources.ts';

interface SourceTableProps {
  of: Question<unknown, AdFigure>;
  /** What `now` is of: nothing is saved of another question. */
  asked: AsyncState<AdSources>;
  now: AdSources;
  compared: ComparedSources | undefined;
  figureOf: ReturnType<typeof useSourceFigure>;
}

/** What each network, placement, format or app did, and how its revenue changed. */
export function SourceTable({ of: question, asked, now: { part, rows, settledTo, apart }, compared, figureOf }: SourceTableProps) {
  const t = useWords(words);
  const page = usePageTitle();
  const locale = useProvenaLocale();
  const nameOf = useSourceNames(part);
  const heads = useSourceHeads(part);
  const parts = useWords(partNames);
  const [view, setView] = useState<TableView>({});
  const columns = useMemo(() => {
    const explain = (figure: SourceFigure) => <FigureCard of={figureOf(figure)} onOpen={() => question.explain(figure)} />;
    const nameCell = ({ key }: SourceRow) => (
      <Link kind="quiet" href={appHref(question, key)}>
        {nameOf(key)}
      </Link>
    );
    const [name, revenue, ...others] = sourceColumns({
      heads,
      nameOf,
      hasSettled: settledTo !== null,
      explain,
      ...(part === 'app' && { nameCell }),
    });
    const change = question.compared ? [changeColumn(t.change, compared)] : [];
    return [name, revenue, ...change, ...others].filter((column) => column !== undefined);
  }, [t, heads, nameOf, part, settledTo, compared, figureOf, question]);
  const title = t.byPart(parts[part]);
  const { compared: periods } = question;
  const notes = [
    ...(apart.length ? [t.otherCurrencies(apart.map(({ key, currency }) => `${nameOf(key)} (${currency})`).join(t.and))] : []),
    settledTo === null ? t.nothingSettled : t.settledTo(settledTo.slice(5)),
    ...(periods?.isShortened ? [t.comparedFullDays(formatRange(periods.of), formatRange(periods.against))] : []),
  ];
  const sheet = (answer: AdSources) => tableSheet({ title: `${page} · ${title}`, notes, columns, view, rows: answer.rows, locale });
  return (
    <Panel
      title={parts[part]}
      note={notes.join(' · ')}
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

/** Of the revenue, in full days. */
function changeColumn(title: string, compared: ComparedSources | undefined): Column<SourceRow> {
  const revenueOf = (rows: readonly SourceRow[] | undefined, key: string) => rows?.find((row) => row.key === key)?.revenue;
  const changeOf = ({ key }: SourceRow) =>
    changeBetween({ figures: sourceStyles.revenue }, revenueOf(compared?.now.rows, key), revenueOf(compared?.before.rows, key));
  return {
    id: 'change',
    title,
    value: changeOf,
    cell: (row) => <Delta value={changeOf(row)} />,
    as: { kind: 'percent', decimals: 1 },
    width: 92,
    phone: 'half',
  };
}
