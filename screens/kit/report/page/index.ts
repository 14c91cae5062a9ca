// The page of a report, put together from the rooms beside it.
export { ReportFrame } from './ReportFrame.tsx';
export { ReportPage } from './ReportPage.tsx';
export { RowsReport } from './RowsReport.tsx';
