import { ColumnSettings } from '#design-system';
import type { Report } from '#screens/kit/report/view/index.ts';
import { Granularity } from './Granularity.tsx';
import { useTableColumns } from './useTableColumns.tsx';
import { useTableView } from './useTableView.ts';

/** A row for the period or for each day, and which columns, in which order: those of the account. */
export function TableSettings({ of: report }: { of: Report }) {
  const columns = useTableColumns(report, false);
  const { view, onViewChange } = useTableView(report);
  return (
    <>
      <Granularity of={report} />
      <ColumnSettings columns={columns} view={view} onViewChange={onViewChange} />
    </>
  );
}
