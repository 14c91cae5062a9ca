import { catalogue, isMetric, metricIds, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { operandsOf, valueOf } from '#app/lib/metrics/formula.ts';
import type { DataFlag } from '#app/api/reports/shapes.ts';
import { badRequest } from '../../service/refusal.ts';
import { placeOf, type Fact } from '../../world/facts/fact.ts';
import type { Subject } from './scope.ts';

export interface Columns {
  shown: readonly MetricId[];
  withheld: { metric: string; flag: DataFlag }[];
}

/** Whether this reader lacks the flag for some data. On H5 nobody sees retention. */
export const isWithheld = ({ flags, app }: Subject, flag: DataFlag) => !flags[flag] || (flag === 'retention' && app.platform === 'H5');

/** Splits the requested columns into those that this reader may see and those withheld. Withheld ones are not computed. */
export function columnsFor(subject: Subject, requested: readonly string[] | null | undefined): Columns {
  const unknown = requested?.find((id) => !isMetric(id));
  if (unknown !== undefined) throw badRequest('metrics');
  const shown: MetricId[] = [];
  const withheld: Columns['withheld'] = [];
  for (const id of requested?.length ? requested.filter(isMetric) : metricIds) {
    const { flag } = catalogue[id];
    if (flag && isWithheld(subject, flag)) withheld.push({ metric: id, flag });
    else shown.push(id);
  }
  return { shown, withheld };
}

/** Money is stored in fen and shown in yuan: what the catalogue calls money, and what was paid by some age. */
const isInFen = (fact: Fact) => fact.startsWith('paid') || (isMetric(fact) && catalogue[fact].unit === 'money');

const isFact = (id: string): id is Fact => Object.hasOwn(placeOf, id);

/** What must be added up for some columns. */
export function factsOf(shown: readonly MetricId[]): Fact[] {
  return shown.flatMap((id) => [id, ...operandsOf(catalogue[id].formula)]).filter(isFact);
}

/** One fact in its shown unit. */
export const factValue = (facts: ArrayLike<number>, fact: Fact): number => (facts[placeOf[fact]] ?? 0) / (isInFen(fact) ? 100 : 1);

/** The values of some columns over added-up facts. */
export function valuesOf(facts: ArrayLike<number>, shown: readonly MetricId[]): Record<string, number | null> {
  const value = (id: string): number => {
    if (!isFact(id)) throw new Error(`${id} is counted nowhere`);
    return factValue(facts, id);
  };
  return Object.fromEntries(shown.map((id) => [id, rounded(valueOf(id, catalogue[id].formula, value))]));
}

/** Six decimals are more than any screen shows, and hide rounding errors. What nobody has counted is no number. */
const rounded = (value: number | null) => (value === null || Number.isNaN(value) ? null : Math.round(value * 1e6) / 1e6);
