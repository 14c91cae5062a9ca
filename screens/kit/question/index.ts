// Analyses whose answer is not rows of a report: their address, their page, and where their figures come from.
export { GroupBy, Period } from '#screens/kit/report/filters/index.ts';
export { ReportFrame as QuestionPage } from '#screens/kit/report/page/index.ts';
export { requestText } from '#app/lib/metrics/explained/requestText.ts';
export { useQuestion, type Question } from './address/useQuestion.ts';
export { AnswerView } from './AnswerView.tsx';
export type { CountedRow, ExplainedFigure, WeighedValue } from './figure/ExplainedFigure.ts';
export { FigureCard } from './figure/FigureCard.tsx';
export { FigureDrawer } from './figure/FigureDrawer.tsx';
export { QuestionExport } from './QuestionExport.tsx';
export { QuestionFilters } from './QuestionFilters.tsx';
export { useSeriesSheet } from './seriesSheet.ts';
export { useAnswer } from './useAnswer.ts';
