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

/** What the panel provides to the charts inside it. */
export interface PanelAround {
  form: ChartForm;
  choose: (form: ChartForm) => void;
  isSentenceHidden: boolean;
  /** Where the legend goes while there is room in the head. */
  legendSlot: HTMLElement | null;
  /** Registers the contents of a chart; returns a function that removes them. */
  keep: (id: string, contents: ChartContents) => () => void;
}

/** Charts outside a panel have no context: they show the drawing, and their sentence is for screen readers only. */
export const PanelContext = createContext<PanelAround | null>(null);
