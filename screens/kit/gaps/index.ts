// Days of which something is missing: which were not received at all, what a figure lacks, what a page and its files say of them, what its charts mark, and what stands in the row of a day, a week or a month.
export { useDayNoteColumn } from './rows/useDayNoteColumn.ts';
export { useGapTexts } from './useGapTexts.ts';
export { useLackedBy } from './useLackedBy.ts';
export { useLacking } from './useLacking.ts';
export { useReceived } from './useReceived.ts';
export { lackWords } from './words.ts';
export { MissingDays } from './MissingDays.tsx';
