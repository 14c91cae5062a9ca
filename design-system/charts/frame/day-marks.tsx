import { createContext, use, type ReactNode } from 'react';
import type { DayMark } from '../dataset/marked.ts';

const none: readonly DayMark[] = [];
const DayMarksContext = createContext(none);

/** Days whose data is incomplete: every chart inside that stands on one of them shades it, and says so in its table and its sentence. */
export function DayMarks({ of: marks, children }: { of: readonly DayMark[]; children: ReactNode }) {
  return <DayMarksContext value={marks}>{children}</DayMarksContext>;
}

export const useDayMarks = (): readonly DayMark[] => use(DayMarksContext);
