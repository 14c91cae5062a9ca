// The rows of a report as a table, with its columns, what can be done with a row, and its files.
export { ExportButton } from './export/ExportButton.tsx';
export { ReportTable } from './ReportTable.tsx';
export { useRows } from './useRows.ts';
