import { addDays, type Day, type DayRange } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/report/index.ts';

/** What people hold and where they are. */
export const kinds = ['os', 'appVersion', 'model', 'country', 'resolution', 'language', 'network', 'carrier'] as const;
export type Kind = (typeof kinds)[number];

export interface Share {
  kind: Kind;
  key: string;
  name: string;
  now: number;
  before: number;
}

type Named = (kind: Kind, row: ReportRows['rows'][number]) => string;

export const activeOf = ({ values }: ReportRows['rows'][number]) => values['active'] ?? 0;
export const totalOf = ({ rows }: ReportRows) => rows.reduce((sum, row) => sum + activeOf(row), 0);

/** The part that each value has of all active users, now and before. Somebody holds one device, so the parts of a kind add up to all. */
export function sharesOf(kind: Kind, now: ReportRows, before: ReportRows, nameOf: Named): Share[] {
  const [all, earlier] = [totalOf(now), totalOf(before)];
  const shares = new Map<string, Share>();
  for (const row of now.rows)
    shares.set(row.key, { kind, key: row.key, name: nameOf(kind, row), now: all ? activeOf(row) / all : 0, before: 0 });
  for (const row of before.rows) {
    const share = earlier ? activeOf(row) / earlier : 0;
    const known = shares.get(row.key);
    shares.set(row.key, known ? { ...known, before: share } : { kind, key: row.key, name: nameOf(kind, row), now: 0, before: share });
  }
  return [...shares.values()];
}

const mostOfKind = 3;

/** The largest changes first, of either direction. A release moves all versions of an app, and would hide what else has changed. */
export function largestChanges(shares: readonly Share[], count: number): Share[] {
  const left = new Map<Kind, number>();
  return shares
    .toSorted((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before))
    .filter(({ kind }) => {
      left.set(kind, (left.get(kind) ?? mostOfKind) - 1);
      return (left.get(kind) ?? 0) >= 0;
    })
    .slice(0, count);
}

type Asked = Pick<Report, 'days' | 'today' | 'compared'>;
interface SharedDays {
  now: DayRange;
  before: DayRange | undefined;
}

/**
 * The days of which shares are. People hold one device all along, and update the app: over a period they are of several versions, and only on one day
 * of one. So versions are those of the last full day.
 */
export function daysOf(kind: Kind, { days, today, compared }: Asked): SharedDays {
  if (kind !== 'appVersion') return { now: days, before: compared?.against };
  const only = (day: Day): DayRange => ({ start: day, end: day });
  const isOver = days.end < today || days.start === today;
  return { now: only(isOver ? days.end : addDays(today, -1)), before: compared && only(compared.against.end) };
}
