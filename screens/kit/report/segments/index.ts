// Two segments beside each other: which, their numbers, and what of them was not asked.
export { heightBeside, useBothDays, type Pair } from './pair.ts';
export { SegmentChip } from './SegmentChip.tsx';
export { SegmentNotes } from './SegmentNotes.tsx';
export { SegmentPanel } from './SegmentPanel.tsx';
export { useSides } from './useSides.ts';
export { periodSides } from './periodSides.ts';
