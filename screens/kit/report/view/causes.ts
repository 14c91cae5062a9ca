import { isDay } from '#design-system';
import { initialState, isField, nextOn, type Asked, type Field, type ReportState, type Stop } from './state.ts';

/** What of a report says where its causes are. */
interface Caused {
  state: ReportState;
  way: readonly Field[];
  details?: `/${string}` | undefined;
  href: (change: Partial<ReportState>) => string;
  elsewhere: (path: `/${string}`, change?: Partial<ReportState>) => string;
}

/** A row that lies in others. */
export interface RowPlace {
  level: Field;
  above: readonly Stop[];
}

/**
 * What made a change: the parts of it, the largest first, over the same two periods. Of a day it is the change since the day before; of a row
 * what lies below it.
 */
function causesOf({ state, way }: Caused, { metric, key, day }: Asked, row?: RowPlace): Partial<ReportState> {
  const by = row?.level ?? state.by[0] ?? '';
  const path = key !== undefined && isField(by) ? [...state.path, ...(row?.above ?? []), { level: by, key }] : state.path;
  const last = path.at(-1)?.level;
  const level = (last === undefined ? undefined : nextOn(way, last)) ?? (isField(by) && key === undefined ? by : way[0]);
  const period = day !== undefined && isDay(day) ? { start: day, end: day } : state.period;
  return {
    period: { ...period, comparison: (day === undefined ? state.period.comparison : undefined) ?? { kind: 'previous' } },
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
