import type { FileCell, Series, Value } from '#design-system';
import type { Filled } from '#app/lib/metrics/explained/filledIn.ts';
import { lastFinal, type CohortRow } from '#screens/kit/cohorts/index.ts';
import type { BreakEvenRow } from '../useReturns.ts';

/** What a formula comes to, with its numbers filled in. */
export const resultOf = (formula: Filled | null | undefined): number | null => {
  if (!formula) return null;
  const [of, per] = formula.parts;
  return of.value !== null && per.value ? (of.value / per.value) * formula.times : null;
};

interface Texts {
  now: (one: BreakEvenRow) => string | null;
  before: (one: BreakEvenRow) => string | null;
}

/** What stands beside the figures of the whole: of the period, and of the one that it is compared with. */
export interface WholeCells {
  now: readonly FileCell[];
  before: readonly FileCell[] | undefined;
}

/** When a row broke even, when it had in the compared period, and by how many days that has changed. */
export function breakEvenCells(one: BreakEvenRow | undefined, texts: Texts): readonly FileCell[] {
  if (!one) return [null, null, null];
  const { after, earlier } = one;
  const change = after !== null && typeof earlier?.after === 'number' ? after - earlier.after : null;
  return [texts.now(one), texts.before(one), change];
}

interface Beside {
  ages: readonly number[];
  breakEven: readonly BreakEvenRow[];
  overall: BreakEvenRow | undefined;
  whole: WholeCells;
  name: string;
  texts: Texts;
}

/** The curves with what the page shows beside them. All sources together have a row also where no curve is drawn of them. */
export function withFacts(series: readonly Series[], { ages, breakEven, overall, whole, name, texts }: Beside) {
  const lines = series
    .filter(({ key }) => key !== 'whole')
    .map((line) =>
      Object.assign({}, line, { facts: [...whole.now.map(() => null), ...breakEvenCells(breakEvenOf(breakEven, line.key), texts)] }),
    );
  if (!overall) return lines;
  const drawn = series.find(({ key }) => key === 'whole') ?? lineOf(overall.row, ages);
  const facts = [...whole.now, ...breakEvenCells(overall, texts)];
  return [...lines, { ...drawn, name, facts, previousFacts: whole.before }];
}

const breakEvenOf = (rows: readonly BreakEvenRow[], key: string) => rows.find(({ row }) => row.key === key);

const lineOf = (row: CohortRow, ages: readonly number[]): Series => ({
  key: row.key,
  name: row.label,
  ...(row.size !== null && { size: row.size }),
  values: ages.map((age): Value => (row.maturity[age] === 'final' ? (row.values[age] ?? null) : null)),
  total: lastFinal(row, ages)?.value ?? null,
});
