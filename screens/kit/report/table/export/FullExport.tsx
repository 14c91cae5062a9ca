import { useWords } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { FileOrderDialog } from '#screens/kit/file-order/index.ts';
import { useFileHead } from '#screens/kit/report/answers/index.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { canCompare, isByChange } from '../useRows.ts';
import { orderOf } from './order.ts';
import { exportWords } from './words.ts';

interface FullExportProps {
  report: Report;
  title: string;
  onClose: () => void;
}

/** The full set as a file: the rows of the table, all pages. */
export function FullExport({ report, title, onClose }: FullExportProps) {
  const t = useWords(exportWords);
  const names = useWords(metricWords);
  const head = useFileHead(report)(title, '', false);
  const notes = [
    t.columns(report.columns.shown.length),
    ...(canCompare(report) ? [t.withoutChange] : []),
    ...(isByChange(report) ? [t.byMetric(names[report.state.chart])] : []),
    ...head.shaped,
  ];
  return <FileOrderDialog app={report.app.id} name={head.name} orderOf={(file) => orderOf(report, file)} notes={notes} onClose={onClose} />;
}
