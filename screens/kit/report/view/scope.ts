import type { DayRange } from '#design-system';
import { fields, type Field, type ReportState } from './state.ts';

/** What a report is asked about, in the names of the calls. */
export interface Scope {
  from: string;
  to: string;
  channels?: string[];
  groups?: string[];
  campaigns?: string[];
  ads?: string[];
  keywords?: string[];
  countries?: string[];
  systems?: string[];
  models?: string[];
  without?: string[];
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
} as const satisfies Record<Field, keyof Scope>;

/** The way down and the filters as one question over some days. Where both speak of one field, what both let through. */
export function scopeOf({ path, filters }: Pick<ReportState, 'path' | 'filters'>, { start, end }: DayRange): Scope {
  const scope: Scope = { from: start, to: end };
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

/** To ask for nothing would be to ask for everything. */
const someOf = (keys: readonly string[]) => (keys.length ? [...keys] : ['-1']);

/** Fields that the calls call otherwise. */
const wire: Readonly<Partial<Record<Field, string>>> = { group: 'campgroup', adGroup: 'ad' };

/** The same question about some of its rows. */
export const narrowed = (scope: Scope, field: Field, keys: readonly string[]): Scope => {
  const before = scope[parameters[field]];
  return { ...scope, [parameters[field]]: someOf(before ? keys.filter((key) => before.includes(key)) : keys) };
};
