// One metric over the days of a report.
export { ReportTrend } from './ReportTrend.tsx';
