import { useState, type ReactNode } from 'react';
import { SplitView, tablet, useMedia } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { heightBeside, SegmentNotes, SegmentPanel, useSides } from '#screens/kit/report/segments/index.ts';
import { ExportButton, ReportTable, useRows } from '#screens/kit/report/table/index.ts';
import { ReportTrend } from '#screens/kit/report/trend/index.ts';
import type { Grouping, Report } from '#screens/kit/report/view/index.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportPage } from './ReportPage.tsx';
import { SavedViews } from './SavedViews.tsx';

interface RowsReportProps {
  of: Report;
  /** What the rows can be grouped by with one press. */
  groupings: readonly Grouping[];
  /** Before the saved views and the export. */
  actions?: ReactNode;
  /** Between what was asked and its rows: a note, headline figures, charts of its own. */
  children?: ReactNode;
}

const nobody: ReadonlySet<string> = new Set();

/** A report whose answer is rows: what was asked, how it went day by day, and the rows themselves. */
export function RowsReport({ of: report, groupings, actions, children }: RowsReportProps) {
  const title = usePageTitle();
  const { data } = useRows(report);
  const sides = useSides(report);
  const [open, setOpen] = useState(nobody);
  const { why } = report.state;
  const isNarrow = useMedia(tablet);
  return (
    <ReportPage
      of={report}
      hasRows
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
      <ReportFilters of={report} groupings={groupings} />
      <SegmentNotes sides={sides} />
      {children}
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
