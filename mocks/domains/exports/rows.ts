import type { Dimension } from '#app/api/reports/shapes.ts';
import { factCount, type Fact } from '../../world/facts/fact.ts';
import { isSetting } from '../../world/facts/people/settings.ts';
import { keyOf, sumFacts, type Filter } from '../../world/facts/sumFacts.ts';
import { dayAt, indexOf, weekdayOf } from '../../world/calendar.ts';
import type { Subject } from '../reports/scope.ts';
import type { Breakdown, Entity } from './breakdown.ts';

/** Facts added up, under the key of each dimension of the order. */
export interface FactRow {
  keys: Readonly<Partial<Record<Dimension, string>>>;
  facts: Float64Array;
}

interface Wanted {
  facts: readonly Fact[];
  /** Days that are in no sum. */
  missing: readonly string[];
}

/** The facts of an order. */
export function rowsOf(subject: Subject, breakdown: Breakdown, { facts, missing }: Wanted): FactRow[] {
  const parts = withoutDays(subject.filter, missing).map((filter) => rowsIn(subject, breakdown, filter, facts));
  const [first = []] = parts;
  // Facts are grouped by ad first, and then by entity. So the same key can occur more than once and is added up.
  const isSplit = parts.length > 1 || breakdown.entities.length > 1;
  return isSplit ? joined(parts.flat()) : first;
}

function rowsIn(subject: Subject, breakdown: Breakdown, filter: Filter, facts: readonly Fact[]): FactRow[] {
  const keysOf = entityKeys(subject, breakdown.entities);
  const isOfTime = !breakdown.entities.length && !breakdown.cell;
  return sums(subject, breakdown, filter, facts).map(({ key, cell, sum }) => {
    const [name = '', day = null] = key.split('@');
    const keys = {
      ...(breakdown.entities.length > 0 && keysOf(name)),
      ...timeKey(breakdown, isOfTime ? name : day),
      ...(breakdown.cell && { [breakdown.cell]: cell ?? name }),
    };
    return { keys, facts: sum };
  });
}

/** The finest dimension for several entities: a campaign belongs to one channel and one group, an ad to one of each kind. */
const finest = (entities: readonly Entity[]): Entity | undefined => {
  if (entities.length < 2) return entities[0];
  return entities.every((one) => one === 'campaign' || one === 'group' || one === 'channel') && entities.includes('campaign')
    ? 'campaign'
    : 'ad';
};

/** The keys of a row at the finest level. */
function entityKeys({ books }: Subject, entities: readonly Entity[]): (name: string) => FactRow['keys'] {
  const [only] = entities;
  const by = finest(entities);
  if (!by || entities.length === 1) return (name) => (only ? { [only]: name } : {});
  const ads = new Map(books.ads.map((ad) => [keyOf(by, ad, 0), ad]));
  return (name) => {
    const ad = ads.get(name);
    return ad ? Object.fromEntries(entities.map((one) => [one, keyOf(one, ad, 0)])) : {};
  };
}

function joined(all: readonly FactRow[]): FactRow[] {
  const rows = new Map<string, FactRow>();
  for (const { keys, facts } of all) {
    const id = JSON.stringify(keys);
    const row = rows.get(id) ?? { keys, facts: new Float64Array(factCount) };
    addTo(row.facts, facts);
    rows.set(id, row);
  }
  return [...rows.values()];
}

export function addTo(sum: Float64Array, facts: Float64Array) {
  for (let fact = 0; fact < factCount; fact++) sum[fact] = (sum[fact] ?? 0) + (facts[fact] ?? 0);
}

interface Sum {
  key: string;
  cell: string | null;
  sum: Float64Array;
}

function sums({ books }: Subject, { entities, time, cell }: Breakdown, filter: Filter, facts: readonly Fact[]): Sum[] {
  const entity = finest(entities);
  const isSplit = time !== undefined && Boolean(entity ?? cell);
  const each = isSplit && (time === 'week' || time === 'month') ? time : undefined;
  const isByDay = isSplit && !each;
  const added = (by: Dimension, of: Filter, value: string | null): Sum[] =>
    [...sumFacts(books, { by, isByDay, each, facts }, of)].map(([key, sum]) => ({ key, cell: value, sum }));
  if (!cell) return added(entity ?? time ?? 'all', filter, null);
  if (!entity) return added(cell, filter, null);
  const values = [...sumFacts(books, { by: cell, facts }, filter).keys()];
  const bySettings = isSetting(cell) ? { settings: [...(filter.settings ?? []), cell] } : {};
  return values.flatMap((value) =>
    added(entity, { ...filter, ...bySettings, cell: (one) => one[cell] === value && (filter.cell?.(one) ?? true) }, value),
  );
}

function timeKey({ time }: Breakdown, key: string | null) {
  if (!time || key === null) return {};
  const day = indexOf(key);
  if (time === 'week' && !Number.isNaN(day)) return { week: dayAt(day - weekdayOf(day)) };
  return { [time]: time === 'month' ? key.slice(0, 7) : key };
}

/** The period, split at the missing days. */
function withoutDays(filter: Filter, missing: readonly string[]): Filter[] {
  const gaps = new Set(missing.map(indexOf));
  const parts: Filter[] = [];
  for (let day = filter.from; day <= filter.to; day++) {
    const last = parts.at(-1);
    if (gaps.has(day)) continue;
    if (last && last.to === day - 1) last.to = day;
    else parts.push({ ...filter, from: day, to: day, since: filter.from });
  }
  return parts;
}
