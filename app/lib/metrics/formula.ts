/**
 * How a metric is calculated: a sum, people, a difference, or a quotient. People are counted once in each period, so the people of several
 * days are never the sum of those of each day.
 */
export type Formula =
  | { kind: 'sum' }
  | { kind: 'people' }
  | { kind: 'less'; of: string; without: string }
  | { kind: 'per'; of: string; per: string; times?: number; isOfSpend?: true };

export const sum: Formula = { kind: 'sum' };
export const people: Formula = { kind: 'people' };
export const less = (of: string, without: string): Formula => ({ kind: 'less', of, without });
export const per = (of: string, by: string, times = 1): Formula => ({ kind: 'per', of, per: by, times });

/** What one of something costs. Without any spend there is no such cost: organic installs are not free ones, they have no price. */
export const costPer = (by: string): Formula => ({ kind: 'per', of: 'cost', per: by, isOfSpend: true });

/** What a formula is made of. What is counted is made of nothing else. */
export function operandsOf(formula: Formula): string[] {
  if (formula.kind === 'less') return [formula.of, formula.without];
  return formula.kind === 'per' ? [formula.of, formula.per] : [];
}

/**
 * The value of a formula over added-up facts. Division by zero gives null: a rate over no people is null, never 0.
 * Rates of sums, not sums of rates: `per('registrations', 'installs')` over two days is all registrations over all installs.
 */
export function valueOf(id: string, formula: Formula, value: (id: string) => number): number | null {
  switch (formula.kind) {
    case 'sum':
    case 'people':
      return value(id);
    case 'less':
      return value(formula.of) - value(formula.without);
    case 'per': {
      const by = value(formula.per);
      return by === 0 || (formula.isOfSpend && value(formula.of) === 0) ? null : (value(formula.of) * (formula.times ?? 1)) / by;
    }
  }
}
