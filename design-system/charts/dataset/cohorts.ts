import type { FigureStyle } from '../../foundation/figures.ts';
import { figuresOf, maturityAt, sum, type Colour, type Dataset, type Maturity, type Series, type Value } from './dataset.ts';
import { marksOfCell, marksOfSize, type DayMark } from './marked.ts';

// The first colour is that of the mean.
const pickedColours: readonly Colour[] = [2, 3, 4, 5];

/** A picked row, its box and its line share one colour. */
export const pickedColour = (place: number): Colour => pickedColours[place] ?? 2;

/** How a cohort map treats small numbers. */
export interface CohortRules {
  /** Cohorts below this size are shown without fill and stay out of the mean. */
  minimum?: number;
  /** A mean of fewer cohorts than this is thin. */
  floor?: number;
}

export interface CohortCell {
  value: Value;
  /** `small` belongs to a cohort below the minimum. */
  state: Maturity | 'small';
  /** Why it is incomplete, where it counts days of which something is missing. */
  incomplete?: string;
}

export interface CohortRow {
  key: string;
  name: string;
  size: Value;
  /** Why the size is not known, or not all of it. */
  sizeIncomplete?: string;
  cells: CohortCell[];
}

export interface MeanCell extends CohortCell {
  /** How many cohorts it rests on. */
  counted: number;
}

/** How the cells of a map are written: rates with one decimal, unless the data says otherwise. */
export const cellFigures = (data: Pick<Dataset, 'figures'>): FigureStyle => {
  const figures = figuresOf(data);
  return figures.kind === 'percent' ? { decimals: 1, ...figures } : figures;
};

const isCounted = (maturity: Maturity = 'final') => maturity === 'final' || maturity === 'thin';

export const isSmall = ({ size }: Series, { minimum = 0 }: CohortRules): boolean => size !== undefined && size < minimum;

export function rowsOf(data: Dataset, rules: CohortRules, marks: readonly DayMark[] = []): CohortRow[] {
  return data.series.map((series) => {
    const sizeIncomplete = causesOf(marksOfSize(series, marks));
    return {
      key: series.key,
      name: series.name,
      size: series.size ?? null,
      ...(sizeIncomplete && { sizeIncomplete }),
      cells: data.points.map((_, index) => cellOf(data, series, index, { rules, marks })),
    };
  });
}

interface CellContext {
  rules: CohortRules;
  marks: readonly DayMark[];
}

function cellOf(data: Dataset, series: Series, index: number, { rules, marks }: CellContext): CohortCell {
  const maturity = maturityAt(series, index);
  const incomplete = causesOf(marksOfCell(data, series, index, marks));
  return {
    value: series.values[index] ?? null,
    state: maturity === 'final' && isSmall(series, rules) ? 'small' : maturity,
    ...(incomplete && { incomplete }),
  };
}

const causesOf = (marks: readonly DayMark[]): string => [...new Set(marks.map(({ text }) => text))].join(' · ');

/** How many cohorts are old enough at a point, and large enough: also those of which nothing was received then. */
export const matureAt = ({ series }: Dataset, rules: CohortRules, index: number): number =>
  series.filter((one) => {
    const value = one.values[index];
    const isSomebody = value !== undefined && (value !== null || one.size !== 0);
    return isSomebody && isCounted(one.maturity?.[index]) && !isSmall(one, rules);
  }).length;

/** The mean of each column, weighted by size, of what is final and large enough. */
export function meanOf(data: Dataset, rules: CohortRules): MeanCell[] {
  const { floor = 5 } = rules;
  return data.points.map((_, index) => {
    const counted = data.series.flatMap((series) => {
      const value = series.values[index];
      const counts = isCounted(series.maturity?.[index]) && !isSmall(series, rules);
      return counts && value !== null && value !== undefined ? [{ value, weight: series.counted?.[index] ?? series.size ?? 1 }] : [];
    });
    const weight = sum(counted.map((entry) => entry.weight));
    if (!weight) return { value: null, counted: 0, state: matureAt(data, rules, index) > 0 ? 'final' : 'none' };
    const value = sum(counted.map((entry) => entry.value * entry.weight)) / weight;
    return { value, counted: counted.length, state: counted.length < floor ? 'thin' : 'final' };
  });
}

/** The people behind the mean. */
export const sizeOf = (data: Dataset, rules: CohortRules): number =>
  sum(data.series.filter((series) => !isSmall(series, rules)).map(({ size }) => size ?? 0));

/** The mean and the picked cohorts as lines over the same points: what a map feeds to a trend. */
export function cohortCurves(
  data: Dataset,
  { picked, meanName, previous, ...rules }: CohortRules & { picked: readonly string[]; meanName: string; previous?: readonly Value[] },
): Dataset {
  const mean = meanOf(data, rules);
  const line: Series = {
    key: 'mean',
    name: meanName,
    values: mean.map(({ value }) => value),
    maturity: mean.map(({ state }) => (state === 'thin' ? 'thin' : 'final')),
    ...(previous && { previous }),
    colour: 1,
  };
  const rows = picked.flatMap((key) => data.series.filter((series) => series.key === key));
  const points = data.points.map(({ label, title = label, at }) => ({ label: title, ...(at !== undefined && { at }) }));
  return { ...data, points, series: [line, ...rows.map((series, place) => untilFinal(series, pickedColour(place)))] };
}

/** A line ends where its values stop being final. */
function untilFinal(series: Series, colour: Colour): Series {
  const { maturity, title, ...line } = series;
  return {
    ...line,
    name: title ?? series.name,
    colour,
    values: series.values.map((value, index) => (isCounted(maturity?.[index]) ? value : null)),
  };
}
