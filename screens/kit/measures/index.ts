// What is followed over days, by name: whose right it takes, how it reads, and how much of it is final.
export { sourceFigure, type SourceFigure } from './sourceFigure.ts';
export { WithheldMeasures } from './WithheldMeasures.tsx';
export { usePartOfAll } from './usePartOfAll.ts';
export { isLargeEnough, matureCells, permitted, type MeasureFacts } from './measures.ts';
