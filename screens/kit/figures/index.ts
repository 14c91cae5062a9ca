// How the number of a metric reads and changes, when it is final, and who may see it.
export { Change } from './Change.tsx';
export { changeOf } from './change.ts';
export { figureOf } from './figures.ts';
export { completenessOf, maturityOf } from './maturity.ts';
export { countedAt, meanBefore, sameDays, type SameDay } from './sameDays.ts';
export { useReader, useReaders, type Reader } from './useReader.ts';
export { withParts } from './visible.ts';
