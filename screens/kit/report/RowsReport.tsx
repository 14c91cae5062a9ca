import { useState, type ReactNode } from 'react';
import { SplitView, tablet, useMedia } from '#design-system';
import { heightBeside, SegmentNotes, SegmentPanel, useSides } from '#screens/kit/segments/index.ts';
import { ExportButton, ReportTable, TableSettings, useRows } from '#screens/kit/table/index.ts';
import { ReportTrend } from '#screens/kit/trend/index.ts';
import type { Grouping, Report } from '#screens/kit/view/index.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportPage } from './ReportPage.tsx';
import { SavedViews } from './SavedViews.tsx';

interface RowsReportProps {
  of: Report;
  title: string;
  /** What the rows can be grouped by with one press. */
  groupings: readonly Grouping[];
  /** Before the saved views and the export. */
  actions?: ReactNode;
  /** Between what was asked and what was answered. */
  note?: ReactNode;
}

const nobody: ReadonlySet<string> = new Set();

/** A report whose answer is rows: what was asked, how it went day by day, and the rows themselves. */
export function RowsReport({ of: report, title, groupings, actions, note }: RowsReportProps) {
  const { data } = useRows(report);
  const sides = useSides(report);
  const [open, setOpen] = useState(nobody);
  const { why } = report.state;
  const isNarrow = useMedia(tablet);
  return (
    <ReportPage
      of={report}
      title={title}
      explained={why?.side === undefined ? report : (sides.pair?.[why.side].report ?? report)}
      fetchedAt={data?.fetchedAt}
      actions={
        <>
          {actions}
          <SavedViews of={report} />
          <ExportButton of={report} title={title} open={open} />
        </>
      }
    >
      <ReportFilters of={report} groupings={groupings} hasSegments end={<TableSettings of={report} />} />
      {note}
      <SegmentNotes sides={sides} />
      {sides.pair ? (
        <SplitView sideWidth="wide" side={<SegmentPanel pair={sides.pair} report={report} />}>
          <ReportTrend of={report} pair={sides.pair} height={isNarrow ? 220 : heightBeside(sides.pair, report)} />
        </SplitView>
      ) : (
        <ReportTrend of={report} />
      )}
      <ReportTable of={report} open={open} onOpenChange={setOpen} />
    </ReportPage>
  );
}
