// Figures of who is followed over days: which one is meant, its explanation, and the compared period at the same age.
export { cohortCell, type CohortCell } from './cohortCell.ts';
export { cohortDataset } from './cohortDataset.ts';
export { cohortLines, lastFinal, type CohortRow } from './cohortLines.ts';
export { cohortDays, cohortsBefore, countedCohorts } from './compared/cohortsBefore.ts';
export type { Span } from './compared/rowDays.ts';
export type { ShareOf } from './figure/meanFigure.ts';
export { compareDays, type ComparedDays } from './compared/compareDays.ts';
export { useCohortFigure } from './figure/useCohortFigure.ts';
export { useWithoutMissing } from './useWithoutMissing.ts';
export { useComparedCohorts } from './compared/useComparedCohorts.ts';
export { cohortWords } from './words.ts';
