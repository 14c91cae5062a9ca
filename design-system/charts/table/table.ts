import type { ChangeKind, Welcome } from '../../data/delta/change.ts';
import type { FigureStyle } from '../../foundation/figures.ts';
import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { isRate, type Dataset, type Value } from '../dataset/dataset.ts';

/** The same data as rows and columns: for those who want the numbers, for readers of the screen, for a file. */
export interface ChartTable {
  caption: string;
  columns: ChartColumn[];
  rows: { key: string; cells: ChartCell[] }[];
}

export interface ChartColumn {
  key: string;
  name: string;
  /** Numbers stand right, in the head too. */
  isNumber: boolean;
}

export type ChartCell =
  | { kind: 'name'; text: string }
  /** `isOpen` is hatched: it may still change. */
  | { kind: 'value'; value: Value; figures: FigureStyle; isOpen?: boolean }
  | { kind: 'change'; value: Value; as: ChangeKind; welcome: Welcome }
  | { kind: 'state'; text: string; isOpen: boolean };

export const valueCell = (value: Value | undefined, figures: FigureStyle, isOpen = false): ChartCell => ({
  kind: 'value',
  value: value ?? null,
  figures,
  ...(isOpen && { isOpen }),
});
export const changeCell = (data: Dataset, value: Value): ChartCell => ({
  kind: 'change',
  value,
  as: isRate(data) ? 'points' : 'relative',
  welcome: data.welcome ?? 'up',
});
export const pointsCell = (data: Dataset, value: Value, welcome: Welcome = 'up'): ChartCell => ({
  kind: 'change',
  value,
  as: 'points',
  welcome: data.welcome ?? welcome,
});

/** A column and what it takes from a row; `false` where this data has no such column. */
type Described<Row> = { name: string; isNumber: boolean; cell: (row: Row, index: number) => ChartCell } | false;

export const words = <Row>(name: string, cell: (row: Row, index: number) => string): Described<Row> => ({
  name,
  isNumber: false,
  cell: (row, index) => ({ kind: 'name', text: cell(row, index) }),
});
export const numbers = <Row>(name: string, cell: (row: Row, index: number) => ChartCell): Described<Row> => ({
  name,
  isNumber: true,
  cell,
});

export function tableOf<Row>(caption: string, rows: readonly Row[], described: readonly Described<Row>[]): ChartTable {
  const columns = described.filter((column) => column !== false);
  return {
    caption,
    columns: columns.map(({ name, isNumber }, index) => ({ key: `column ${index}`, name, isNumber })),
    rows: rows.map((row, index) => ({ key: `row ${index}`, cells: columns.map(({ cell }) => cell(row, index)) })),
  };
}

export const share: FigureStyle = { kind: 'percent', decimals: 1 };
export const rate: FigureStyle = { kind: 'percent' };

/** What the heads of chart tables say. */
export const tableWords = (locale: Locale) => wordsIn(heads, locale);

const heads = bilingual({
  change: ['变化', 'Change'],
  share: ['占比', 'Share'],
  series: ['系列', 'Series'],
  state: ['状态', 'State'],
  mature: ['已到期', 'Mature'],
  immature: ['未到期', 'Not yet mature'],
  incomplete: ['数据不全', 'Incomplete data'],
  incompleteOf: [(name: string) => `${name}数据不全`, (name: string) => `${name}: incomplete data`],
  unfinished: ['未结束', 'Day not over'],
  stepRate: ['步骤转化', 'Step conversion'],
  cumulative: ['累计', 'Cumulative'],
  mean: ['平均', 'Average'],
  size: ['规模', 'Size'],
  range: ['区间', 'Range'],
  current: ['本期', 'Current'],
  benchmark: ['基准', 'Benchmark'],
});
