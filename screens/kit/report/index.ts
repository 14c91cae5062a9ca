// Reports whose answer is rows: their page, their parts, and what a reader has chosen in them.
export { useFailureWords } from './answers/index.ts';
export { ReportPage, RowsReport } from './page/index.ts';
export { periodSides, SegmentChip, SegmentNotes, useSides, type Pair } from './segments/index.ts';
export { useRows } from './table/index.ts';
export { ReportTrend } from './trend/index.ts';
export { comparedScopes, narrowed, useReport, type Field, type Report, type ReportFacts } from './view/index.ts';
