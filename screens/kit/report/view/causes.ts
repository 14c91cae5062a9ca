import { addDays, dayCount, isDay, type DayRange } from '#design-system';
import { initialState, isField, nextOn, type Asked, type Field, type Grouping, type ReportState, type Stop } from './state.ts';

/** What of a report says where its causes are. */
interface Caused {
  state: ReportState;
  way: readonly Field[];
  compared: { of: DayRange; against: DayRange } | undefined;
  details?: `/${string}` | undefined;
  href: (change: Partial<ReportState>) => string;
  elsewhere: (path: `/${string}`, change?: Partial<ReportState>) => string;
}

/** A row of the table, and those it lies in. */
export interface RowPlace {
  level: Grouping;
  above: readonly Stop[];
}

/**
 * What made a change: the parts of it, the largest first, over the same two periods. Of a row it is what lies below it; of a day the change since the
 * day before, and in a row of the table that since the day it is compared with there.
 */
function causesOf({ state, way, compared }: Caused, { metric, key, day }: Asked, row?: RowPlace): Partial<ReportState> {
  const by = row?.level ?? state.by[0] ?? '';
  const above = [...state.path, ...(row?.above ?? [])];
  const path = key !== undefined && isField(by) ? [...above, { level: by, key }] : above;
  const last = path.at(-1)?.level;
  const level = (last === undefined ? undefined : nextOn(way, last)) ?? (isField(by) && key === undefined ? by : way[0]);
  const of = day !== undefined && isDay(day) ? { start: day, end: day } : null;
  const start = of && row && compared && addDays(compared.against.start, dayCount({ start: compared.of.start, end: of.end }) - 1);
  const own = of ? start && { kind: 'from' as const, start } : state.period.comparison;
  return {
    period: { ...(of ?? state.period), comparison: own || { kind: 'previous' } },
    path,
    ...(level && { by: [level] }),
    chart: metric,
    sort: { column: 'part', isDescending: true },
    segments: [],
    limits: [],
    lines: 'total',
    each: 'all',
    search: '',
    why: null,
  };
}

/** Where that stands: in the report itself, or in the one that has the rows of this page. */
export function causesHref(report: Caused, asked: Asked, row?: RowPlace): string {
  const change = causesOf(report, asked, row);
  return report.details ? report.elsewhere(report.details, { ...change, size: initialState.size }) : report.href(change);
}
