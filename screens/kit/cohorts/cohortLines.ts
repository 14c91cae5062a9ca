import { addDays, type DayRange, type Dataset, type Series, type Value } from '#design-system';
import { entityColours } from '#app/lib/metrics/entityColours.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';

export type CohortRow = Cohorts['rows'][number];

/** All rows together, and what they had come to at the same ages in the compared period. */
export interface Overall {
  row: CohortRow;
  previous: readonly Value[];
}

interface LineOptions extends Pick<Dataset, 'measure' | 'dimension' | 'figures' | 'isCumulative'> {
  /** What a row is: 来源. */
  seriesDimension: string;
  day: (age: number) => string;
  /** The days on which those of a line began, so that it says what it lacks. */
  since: DayRange;
  /** What each interval brought, rather than what came in by its end. */
  isPerInterval: boolean;
  overall: (Overall & { name: string }) | undefined;
  /** That of the key of a row, unless a row is about something else. */
  colourOf?: (key: string) => NonNullable<Series['colour']>;
}

const finalAt = (row: CohortRow, age: number): Value => (row.maturity[age] === 'final' ? (row.values[age] ?? null) : null);

/** The last age that is final, and what a row has come to by then. */
export function lastFinal(row: CohortRow, ages: readonly number[]): { age: number; value: number } | null {
  const age = ages.findLast((one) => finalAt(row, one) !== null);
  const value = age === undefined ? null : finalAt(row, age);
  return age === undefined || value === null ? null : { age, value };
}

const perInterval = (values: readonly Value[]): Value[] =>
  values.map((value, index) => {
    const before = index === 0 ? 0 : (values[index - 1] ?? null);
    return value === null || before === null ? null : Math.max(0, value - before);
  });

/** To scale: the first and the last age, then weeks and months. */
export const ageTicks = (ages: readonly number[]): number[] => {
  const [first] = ages;
  const last = ages.at(-1);
  if (first === undefined || last === undefined) return [];
  return [...new Set([first, last, 30, 60, 14, 45, 7, 21, 75])].filter((age) => age >= first && age <= last);
};

/** A line for each row. It ends where its days stop being final: nothing is drawn that was not counted. What is compared is the overall line. */
export function cohortLines(rows: readonly CohortRow[], ages: readonly number[], options: LineOptions): Dataset {
  const { day, isPerInterval, overall, since, colourOf = entityColours(rows.map(({ key }) => key)), ...names } = options;
  const last = ages.at(-1) ?? 0;
  const shown = (values: readonly Value[]) => (isPerInterval ? perInterval(values) : values);
  const lineOf = (row: CohortRow): Series => ({
    key: row.key,
    name: row.label,
    ...(row.size !== null && { size: row.size }),
    values: shown(ages.map((age) => finalAt(row, age))),
    total: lastFinal(row, ages)?.value ?? null,
  });
  return {
    figures: { kind: 'percent', decimals: 1 },
    ...names,
    reading: 'in-order',
    isAdditive: false,
    points: ages.map((age) => ({ label: day(age), at: age })),
    ticks: ageTicks(ages).map((age) => ({ at: age, text: day(age) })),
    counts: { from: since.start, to: addDays(since.end, last) },
    series: [
      ...rows.map((row): Series => ({ ...lineOf(row), colour: colourOf(row.key) })),
      ...(overall
        ? [{ ...lineOf(overall.row), key: 'whole', name: overall.name, previous: shown(overall.previous), colour: 6 as const }]
        : []),
    ],
  };
}
