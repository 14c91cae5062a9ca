// The door of the kit: screens know nothing else of it.
export { ReportFilters } from './filters/ReportFilters.tsx';
export { ReportPage } from './frame/ReportPage.tsx';
export { RowsReport } from './frame/RowsReport.tsx';
export { useKeptAnswer } from './frame/useKeptAnswer.ts';
export { useReport, type Report } from './frame/useReport.ts';
export { useRows } from './frame/useRows.ts';
export { useTop } from './frame/useTop.ts';
export { figureOf } from './rules/figures.ts';
export { ReportTrend } from './trend/ReportTrend.tsx';
export { asaWay } from './view/state.ts';
