import { CloudDownload } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu, formatRange, MenuItem, tableSheet, useProvenaLocale, useWords, type FileSheet } from '#design-system';
import { useHere } from '#app/access/here.ts';
import { isAdmin } from '#app/access/role.ts';
import type { Report } from '../frame/useReport.ts';
import { useRows } from '../frame/useRows.ts';
import { lineOf } from '../table/lines.ts';
import { useTableColumns } from '../table/useTableColumns.tsx';
import { useTableView } from '../table/useTableView.ts';
import { words } from '../words.ts';
import { FullExport } from './FullExport.tsx';
import { exportWords } from './words.ts';

/** What is on screen as a file at once, and the full set as a job of the service. */
export function ExportButton({ of: report, title }: { of: Report; title: string }) {
  const t = useWords(exportWords);
  const levels = useWords(words);
  const locale = useProvenaLocale();
  const { data } = useRows(report);
  const columns = useTableColumns(report, false);
  const { view } = useTableView(report);
  const [isOpen, setOpen] = useState(false);
  const { state, days } = report;
  const { viewer } = useHere().standing;
  const mayOrder =
    viewer !== null &&
    (isAdmin(viewer.role) ||
      viewer.isDemo ||
      ['dataexport@dataservice', 'reportdownload@dataservice'].some((page) => viewer.menus.get(page)?.canView));
  const by = state.by[0] ?? 'channel';
  const sheet = (): FileSheet => {
    const rows = data?.rows ?? [];
    return tableSheet({
      title,
      notes: [
        t.period(formatRange(days)),
        ...(data ? [t.fetched(data.fetchedAt), t.page(state.page, data.total.toLocaleString('en-US'))] : []),
        ...(report.reader.flags.natural ? [] : [levels.natural]),
      ],
      columns,
      view,
      rows: rows.map((row) => lineOf(row, by, [])),
      isSortedByCaller: true,
      ...(data && { totals: { values: data.totals } }),
      locale,
    });
  };
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
