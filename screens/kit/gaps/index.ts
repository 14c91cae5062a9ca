// Days of which something is missing: what a page and its files say of them, what its charts mark, and what stands in the row of a day, a week or a month.
export { useDayNoteColumn } from './useDayNoteColumn.ts';
export { useGapTexts } from './useGapTexts.ts';
export { MissingDays } from './MissingDays.tsx';
