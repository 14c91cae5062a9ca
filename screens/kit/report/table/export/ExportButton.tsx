import { CloudDownload } from 'lucide-react';
import { useState } from 'react';
import { answerIn, ExportMenu, MenuItem, tableSheet, useProvenaLocale, useWords, type FileSheet } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { catalogue } from '#app/lib/metrics/catalogue.ts';
import { isNamedByPeriod } from '#app/lib/metrics/periodNames.ts';
import { levelWords, useFileHead } from '#screens/kit/report/answers/index.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { useRows } from '../useRows.ts';
import { isWaiting, useBranches, type Line } from '../lines.ts';
import { useLines } from '../useLines.ts';
import { useTableColumns } from '../columns/useTableColumns.tsx';
import { useTableView } from '../columns/useTableView.ts';
import { FullExport } from './FullExport.tsx';
import { usePageNote } from './usePageNote.ts';
import { exportWords } from './words.ts';

interface ExportButtonProps {
  of: Report;
  title: string;
  /** The rows whose inside is on screen as well. */
  open: ReadonlySet<string>;
}

/** What is on screen as a file at once, and the full set as a job of the service. */
export function ExportButton({ of: report, title, open }: ExportButtonProps) {
  const t = useWords(exportWords);
  const locale = useProvenaLocale();
  const data = answerIn(useRows(report));
  const { comparison, lines } = useLines(report, data);
  const children = useBranches(report, { lines, comparison }, open);
  // What has yet to come is no row of a file.
  const here = (line: Line) => {
    const inside = children(line);
    return inside?.some(isWaiting) ? undefined : inside;
  };
  const levels = useWords(levelWords);
  const columns = useTableColumns(report, comparison !== null);
  const headOf = useFileHead(report);
  const pageNote = usePageNote(report, columns);
  const { view } = useTableView(report);
  const [isOpen, setOpen] = useState(false);
  const { state } = report;
  const mayOrder = useMay('export reports');
  const isOfDays = state.by[0] === 'day' || state.each === 'day';
  const hasPeople = isOfDays && report.columns.shown.some((metric) => isNamedByPeriod(metric, data?.people ?? 'added'));
  const hasMoney = report.columns.shown.some((metric) => catalogue[metric].unit === 'money');
  const head = data && headOf(title, data.fetchedAt, hasMoney);
  const sheet = (): FileSheet => ({
    ...(head && { name: head.name }),
    ...tableSheet({
      title,
      notes: [
        ...(head?.notes ?? []),
        ...(data ? [pageNote(data.total)] : []),
        ...(hasPeople ? [data?.people === 'added' ? t.peopleAdded : t.people] : []),
      ],
      columns,
      view,
      rows: lines,
      ...(state.by.length > 1 && {
        tree: { rowKey: ({ id }: Line) => id, children: here, open, levels: state.by.map((level) => levels[level]) },
      }),
      isSortedByCaller: true,
      ...(data && {
        totals: {
          values: {
            ...data.totals,
            ...(comparison && {
              previous: comparison.total.previous,
              difference: comparison.total.difference,
              change: comparison.total.change ?? null,
            }),
          },
        },
      }),
      locale,
    }),
  });
  return (
    <>
      <ExportMenu sheet={sheet} {...(!data?.rows.length && { disabledReason: t.nothing })}>
        <MenuItem
          icon={CloudDownload}
          description={t.fullNote}
          disabledReason={mayOrder ? undefined : t.noRight}
          onAction={() => setOpen(true)}
        >
          {t.full}
        </MenuItem>
      </ExportMenu>
      {isOpen && <FullExport report={report} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
