/** How a metric is calculated: a sum, a difference, or a quotient. */
export type Formula =
  { kind: 'sum' } | { kind: 'less'; of: string; without: string } | { kind: 'per'; of: string; per: string; times?: number };

export const sum: Formula = { kind: 'sum' };
export const less = (of: string, without: string): Formula => ({ kind: 'less', of, without });
export const per = (of: string, by: string, times = 1): Formula => ({ kind: 'per', of, per: by, times });

/**
 * The value of a formula over added-up facts. Division by zero gives null: a rate over no people is null, never 0.
 * Rates of sums, not sums of rates: `per('registrations', 'installs')` over two days is all registrations over all installs.
 */
export function valueOf(id: string, formula: Formula, value: (id: string) => number): number | null {
  switch (formula.kind) {
    case 'sum':
      return value(id);
    case 'less':
      return value(formula.of) - value(formula.without);
    case 'per': {
      const by = value(formula.per);
      return by === 0 ? null : (value(formula.of) * (formula.times ?? 1)) / by;
    }
  }
}
