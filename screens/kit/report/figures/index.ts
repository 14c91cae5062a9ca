// How the number of a metric changes, when it is final, and who may see it.
export { Change } from './Change.tsx';
export { canCompareOver, differenceBetween } from './change.ts';
export { useReader, useReaders, type Reader } from './useReader.ts';
