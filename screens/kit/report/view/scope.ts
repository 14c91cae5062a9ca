import type { DayRange } from '#design-system';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import type { SameAge } from '#app/lib/compared/sameAge.ts';
import { canCompareOver } from '#screens/kit/report/figures/index.ts';
import { fields, type Field, type ReportState } from './state.ts';

/** What a report is asked about, in the names of the calls. */
export interface Scope extends Partial<Record<(typeof parameters)[Field], string[]>> {
  from: string;
  to: string;
  without?: string[];
  traffic?: 'paid' | 'organic';
  /** What grows with the age of users as it stood on that day. */
  asOf?: string;
}

const parameters = {
  channel: 'channels',
  group: 'groups',
  campaign: 'campaigns',
  ad: 'ads',
  adGroup: 'ads',
  keyword: 'keywords',
  country: 'countries',
  os: 'systems',
  model: 'models',
  resolution: 'resolutions',
  language: 'languages',
  network: 'networks',
  carrier: 'carriers',
  appVersion: 'appVersions',
} as const satisfies Record<Field, string>;

/** The way down and the filters as one question over some days. Where both speak of one field, what both let through. */
export function scopeOf({ path, filters, traffic }: Pick<ReportState, 'path' | 'filters' | 'traffic'>, { start, end }: DayRange): Scope {
  const scope: Scope = { from: start, to: end, ...(traffic !== 'blended' && { traffic }) };
  for (const field of fields) {
    const sets: (readonly string[])[] = [
      ...path.filter(({ level }) => level === field).map(({ key }) => [key]),
      ...filters.filter((one) => one.field === field && !one.isLeftOut).map(({ keys }) => keys),
    ];
    const [first, ...others] = sets;
    if (!first) continue;
    scope[parameters[field]] = someOf(first.filter((key) => others.every((set) => set.includes(key))));
  }
  const without = filters.flatMap(({ field, keys, isLeftOut }) => (isLeftOut ? keys.map((key) => `${wire[field] ?? field}:${key}`) : []));
  return without.length ? { ...scope, without } : scope;
}

interface Comparable {
  state: Pick<ReportState, 'path' | 'filters' | 'traffic'>;
  scope: Scope;
  compared: { of: DayRange; against: DayRange; isShortened: boolean; age: SameAge | null } | undefined;
}

/**
 * What is compared, as questions: the full days of the period, and the days before. What grows with the age of users is asked for at the age
 * that they have now. Without a comparison, `before` is null.
 */
export function comparedScopes({ state, scope, compared }: Comparable, metrics: readonly MetricId[]): { now: Scope; before: Scope | null } {
  const comparable = metrics.filter((metric) => canCompareOver(metric, compared));
  if (!compared || !comparable.length) return { now: scope, before: null };
  const before = scopeOf(state, compared.against);
  const age = comparable.some((metric) => catalogue[metric].isToDate) ? compared.age : null;
  return {
    now: compared.isShortened ? scopeOf(state, compared.of) : scope,
    before: age ? { ...before, asOf: age.asOf } : before,
  };
}

/** To ask for nothing would be to ask for everything. */
const someOf = (keys: readonly string[]) => (keys.length ? [...keys] : ['-1']);

/** Fields that the calls call otherwise. */
const wire: Readonly<Partial<Record<Field, string>>> = { group: 'campgroup', adGroup: 'ad' };

/** The same question about some of its rows. */
export const narrowed = (scope: Scope, field: Field, keys: readonly string[]): Scope => {
  const before = scope[parameters[field]];
  return { ...scope, [parameters[field]]: someOf(before ? keys.filter((key) => before.includes(key)) : keys) };
};
