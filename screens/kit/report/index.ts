// The page of a report, put together from the kits beside it.
export { ReportFilters } from './ReportFilters.tsx';
export { ReportPage } from './ReportPage.tsx';
export { RowsReport } from './RowsReport.tsx';
