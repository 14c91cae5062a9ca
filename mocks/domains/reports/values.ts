import { catalogue, isMetric, metricIds, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { valueOf } from '#app/lib/metrics/formula.ts';
import type { DataFlag } from '#app/api/reports/shapes.ts';
import { badRequest } from '../../service/refusal.ts';
import { placeOf, type Fact } from '../../world/facts/fact.ts';
import type { Subject } from './scope.ts';

export interface Columns {
  shown: readonly MetricId[];
  withheld: { metric: string; flag: DataFlag }[];
}

/** Whether what a flag guards is kept from this reader. On H5 nobody sees who came back. */
export const isKept = ({ flags, app }: Subject, flag: DataFlag) => !flags[flag] || (flag === 'retention' && app.platform === 'H5');

/** The columns that were asked for, and those of them that this reader may see. What is kept back is not computed either. */
export function columnsFor(subject: Subject, asked: readonly string[] | null | undefined): Columns {
  const unknown = asked?.find((id) => !isMetric(id));
  if (unknown !== undefined) throw badRequest('metrics');
  const shown: MetricId[] = [];
  const withheld: Columns['withheld'] = [];
  for (const id of asked?.length ? asked.filter(isMetric) : metricIds) {
    const { flag } = catalogue[id];
    if (flag && isKept(subject, flag)) withheld.push({ metric: id, flag });
    else shown.push(id);
  }
  return { shown, withheld };
}

/** Counted in fen; told in yuan. */
const inFen = new Set<Fact>(['income', 'firstDayIncome', 'cohortIncome', 'cost', 'adRevenue']);

const isFact = (id: string): id is Fact => Object.hasOwn(placeOf, id);

/** What must be added up for some columns. */
export function factsOf(shown: readonly MetricId[]): Fact[] {
  const operands = shown.flatMap((id) => {
    const { formula } = catalogue[id];
    if (formula.kind === 'sum') return [id];
    return formula.kind === 'less' ? [formula.of, formula.without] : [formula.of, formula.per];
  });
  return operands.filter(isFact);
}

/** One fact as it is told. */
export const toldFact = (facts: ArrayLike<number>, fact: Fact): number => (facts[placeOf[fact]] ?? 0) / (inFen.has(fact) ? 100 : 1);

/** The values of some columns over added-up facts. */
export function valuesOf(facts: ArrayLike<number>, shown: readonly MetricId[]): Record<string, number | null> {
  const value = (id: string): number => {
    if (!isFact(id)) throw new Error(`${id} is counted nowhere`);
    return toldFact(facts, id);
  };
  return Object.fromEntries(shown.map((id) => [id, rounded(valueOf(id, catalogue[id].formula, value))]));
}

/** Six digits behind the point are more than anybody shows, and hide how numbers are stored. */
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1e6) / 1e6);
