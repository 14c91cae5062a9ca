import { CloudDownload } from 'lucide-react';
import { useState } from 'react';
import { answerIn, ExportMenu, formatRange, MenuItem, tableSheet, useProvenaLocale, useWords, type FileSheet } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { levelWords, useLimitNames, useFilterNames } from '#screens/kit/report/answers/index.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { useRows } from '../useRows.ts';
import { useBranches, type Line } from '../lines.ts';
import { useLines } from '../useLines.ts';
import { useTableColumns } from '../columns/useTableColumns.tsx';
import { useTableView } from '../columns/useTableView.ts';
import { FullExport } from './FullExport.tsx';
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
  const levels = useWords(levelWords);
  const locale = useProvenaLocale();
  const data = answerIn(useRows(report));
  const { comparison, lines } = useLines(report, data);
  const children = useBranches(report, lines, open);
  const columns = useTableColumns(report, comparison !== null);
  const said = useFilterNames(report);
  const limitName = useLimitNames();
  const { view } = useTableView(report);
  const [isOpen, setOpen] = useState(false);
  const { state, days } = report;
  const mayOrder = useMay('export reports');
  const asked = [
    ...state.path.map(({ level, key }) => said({ field: level, keys: [key] })),
    ...state.filters.map(said),
    ...state.limits.map((one) => Object.values(limitName(one)).join(' ')),
    ...(state.search ? [state.search] : []),
  ];
  const sheet = (): FileSheet =>
    tableSheet({
      title,
      notes: [
        t.period(formatRange(days)),
        ...(data ? [t.fetched(data.fetchedAt), t.page(state.page, data.total.toLocaleString('en-US'))] : []),
        ...(asked.length ? [t.filters(asked.join(levels.and))] : []),
        ...(report.reader.flags.natural ? [] : [t.natural]),
      ],
      columns,
      view,
      rows: lines,
      ...(state.by.length > 1 && { tree: { rowKey: ({ id }: Line) => id, children, open } }),
      isSortedByCaller: true,
      ...(data && { totals: { values: { ...data.totals, ...(comparison && { change: comparison.total }) } } }),
      locale,
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
