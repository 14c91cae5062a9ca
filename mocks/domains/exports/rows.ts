import type { ExportOrder } from '#app/api/exports/exports.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import { badRequest } from '../../service/refusal.ts';
import type { Fact } from '../../world/facts/fact.ts';
import { factCount } from '../../world/facts/fact.ts';
import { tally, type Filter } from '../../world/facts/tally.ts';
import type { Cell } from '../../world/facts/cells.ts';
import { dayAt, indexOf, weekdayOf } from '../../world/time/calendar.ts';
import type { Subject } from '../reports/scope.ts';

/** Facts added up, under the key of each dimension of the order. */
export interface FactRow {
  keys: Readonly<Partial<Record<Dimension, string>>>;
  facts: Float64Array;
}

type CellDimension = keyof Cell;
/** From the finest on: each says what stands above it. */
const entities = ['ad', 'adGroup', 'campaign', 'creativeSet', 'placement', 'org', 'group', 'channel'] as const;
const times = ['day', 'week', 'month', 'hour'] as const;
const cellDimensions: readonly CellDimension[] = ['country', 'os', 'model', 'keyword'];

/** What an order is about, in the terms of the books. */
interface Cut {
  entity: (typeof entities)[number] | undefined;
  time: (typeof times)[number] | undefined;
  cell: CellDimension | undefined;
}

export function cutOf({ by, byDay }: ExportOrder): Cut {
  const cells = cellDimensions.filter((one) => by.includes(one));
  const asked = times.filter((one) => by.includes(one));
  const cut = {
    entity: entities.find((one) => by.includes(one)),
    time: asked[0] ?? (byDay === 'day' ? ('day' as const) : undefined),
    cell: cells[0],
  };
  // The books cross one of each kind; hours stand alone.
  if (cells.length > 1 || asked.length > 1 || (cut.time === 'hour' && (cut.entity || cut.cell))) throw badRequest('dimension');
  return cut;
}

/** The rows of an order. Days that are missing are in no sum. */
export function rowsOf(
  subject: Subject,
  order: ExportOrder,
  { facts, missing }: { facts: readonly Fact[]; missing: readonly string[] },
): FactRow[] {
  const cut = cutOf(order);
  const parts = withoutDays(subject.filter, missing).map((filter) => rowsIn(subject, cut, filter, facts));
  const [first = []] = parts;
  // Days are told apart and then named after their week or month: only then, and over a gap, does a row come more than once.
  const isSplit = parts.length > 1 || cut.time === 'week' || cut.time === 'month';
  const rows = isSplit ? joined(parts.flat()) : first;
  return rows.filter((row) => row.facts.some((fact) => fact !== 0));
}

function rowsIn(subject: Subject, cut: Cut, filter: Filter, facts: readonly Fact[]): FactRow[] {
  return sums(subject, cut, filter, facts).map(({ key, cell, sum }) => {
    const [name = '', day = null] = key.split('@');
    const keys = {
      ...(cut.entity && { [cut.entity]: name }),
      ...timeKey(cut, cut.entity || cut.cell ? day : name),
      ...(cut.cell && { [cut.cell]: cell ?? name }),
    };
    return { keys, facts: sum };
  });
}

function joined(all: readonly FactRow[]): FactRow[] {
  const rows = new Map<string, FactRow>();
  for (const { keys, facts } of all) {
    const id = JSON.stringify(keys);
    const row = rows.get(id) ?? { keys, facts: new Float64Array(factCount) };
    for (let fact = 0; fact < factCount; fact++) row.facts[fact] = (row.facts[fact] ?? 0) + (facts[fact] ?? 0);
    rows.set(id, row);
  }
  return [...rows.values()];
}

interface Sum {
  key: string;
  cell: string | null;
  sum: Float64Array;
}

function sums({ books }: Subject, { entity, time, cell }: Cut, filter: Filter, facts: readonly Fact[]): Sum[] {
  const isByDay = time !== undefined && Boolean(entity ?? cell);
  const added = (by: Dimension, of: Filter, value: string | null): Sum[] =>
    [...tally(books, { by, isByDay, facts }, of)].map(([key, sum]) => ({ key, cell: value, sum }));
  if (!cell) return added(entity ?? time ?? 'all', filter, null);
  if (!entity) return added(cell, filter, null);
  const values = [...tally(books, { by: cell, facts }, filter).keys()];
  return values.flatMap((value) => added(entity, { ...filter, cell: (one) => one[cell] === value && (filter.cell?.(one) ?? true) }, value));
}

function timeKey({ time }: Cut, key: string | null) {
  if (!time || key === null) return {};
  const day = indexOf(key);
  if (time === 'week' && !Number.isNaN(day)) return { week: dayAt(day - weekdayOf(day)) };
  return { [time]: time === 'month' ? key.slice(0, 7) : key };
}

/** The period, cut at the days that are missing. */
function withoutDays(filter: Filter, missing: readonly string[]): Filter[] {
  const gaps = new Set(missing.map(indexOf));
  const parts: Filter[] = [];
  for (let day = filter.from; day <= filter.to; day++) {
    const last = parts.at(-1);
    if (gaps.has(day)) continue;
    if (last && last.to === day - 1) last.to = day;
    else parts.push({ ...filter, from: day, to: day });
  }
  return parts;
}
