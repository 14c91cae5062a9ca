import { createContext } from 'react';
import type { ChartTable } from '../table/table.ts';

/** One and the same data: drawn, in numbers, in words. */
export type ChartForm = 'chart' | 'table' | 'sentence';

/** What a chart hands to the panel around it for copying and files. */
export interface ChartContents {
  sentence: string;
  /** All of its numbers, where the shown table sums them up. */
  sheet: ChartTable;
}

/** What the panel tells the charts inside it. */
export interface PanelAround {
  form: ChartForm;
  choose: (form: ChartForm) => void;
  isSentenceHidden: boolean;
  /** Where the legend goes while there is room in the head. */
  legendSlot: HTMLElement | null;
  /** Keeps what a chart holds; returns how to forget it. */
  keep: (id: string, contents: ChartContents) => () => void;
}

/** Around charts that stand outside a panel there is none: they are drawn, and their sentence is only heard. */
export const PanelContext = createContext<PanelAround | null>(null);
