import { addDays, type Day } from '#design-system';
import type { Comparison } from './compareRows.ts';
import type { ComparedMetric, Join } from './columns.ts';
import type { Reading } from './readRows.ts';

/** How a medium may count otherwise than we do. */
export const causeIds = ['zone', 'click', 'organic', 'recent', 'filters', 'others', 'repeated', 'duplicates'] as const;
export type CauseId = (typeof causeIds)[number];

/** Offsets of the zones by which media count, in hours east of UTC. */
export const zones = [0, -8, -7, -5, 1, 7, 8, 9] as const;
export type Zone = (typeof zones)[number];

/** `UTC−8` */
export const zoneName = (zone: Zone) => (zone === 0 ? 'UTC' : `UTC${zone < 0 ? '−' : '+'}${Math.abs(zone)}`);

/** The zones in which a medium would count other days than reports do. `own` is that of reports: `UTC+8`. */
export const zonesBut = (own: string): readonly Zone[] => zones.filter((zone) => zoneName(zone).replace('−', '-') !== own);

/** In what our numbers and theirs are counted otherwise than usual. */
export interface Counting {
  zone: Zone | null;
  isByClick: boolean;
  /** Without the days that still change. */
  isMature: boolean;
  /** Only rows that the sheet has. */
  isShared: boolean;
  /** Rows that the sheet has twice count once. */
  isOnce: boolean;
  /** Clicks without duplicates. */
  isUnique: boolean;
}

export const usualCounting: Counting = {
  zone: null,
  isByClick: false,
  isMature: false,
  isShared: false,
  isOnce: false,
  isUnique: false,
};

/** Late installs and what media correct afterwards arrive for so many days, today among them. */
export const openDays = 3;

/** The last day that changes no more. */
export const lastMatureDay = (today: Day): Day => addDays(today, -openDays);

interface Facts {
  reading: Pick<Reading, 'days' | 'repeated'>;
  comparison: Pick<Comparison, 'onlyOurs'>;
  counting: Counting;
  join: Join;
  metric: ComparedMetric;
  today: Day;
  end: Day;
  hasFilters: boolean;
  maySeeOrganic: boolean;
}

const ofInstalls: ReadonlySet<ComparedMetric> = new Set(['installs', 'registrations', 'newPayers']);
const ofAds: ReadonlySet<ComparedMetric> = new Set(['impressions', 'clicks', 'cost']);

/** What could explain the difference at hand. What cannot is not offered: spend has no organic part, and a sheet without repeated rows none to leave out. */
export function candidates({ reading, comparison, counting, metric, today, end, hasFilters, maySeeOrganic }: Facts): CauseId[] {
  const fits: Record<CauseId, boolean> = {
    zone: counting.zone === null,
    click: !counting.isByClick && ofInstalls.has(metric),
    organic: maySeeOrganic && !ofAds.has(metric),
    recent: !counting.isMature && reading.days !== null && end > lastMatureDay(today),
    filters: hasFilters,
    others: !counting.isShared && comparison.onlyOurs > 0,
    repeated: !counting.isOnce && reading.repeated > 0,
    duplicates: !counting.isUnique && metric === 'clicks',
  };
  return causeIds.filter((id) => fits[id]);
}

/** The counting with one cause in it. Organic and filters are asked in the bar above and change nothing here. */
export function withCause(counting: Counting, cause: CauseId, zone: Zone): Counting {
  switch (cause) {
    case 'zone':
      return { ...counting, zone };
    case 'click':
      return { ...counting, isByClick: true };
    case 'recent':
      return { ...counting, isMature: true };
    case 'others':
      return { ...counting, isShared: true };
    case 'repeated':
      return { ...counting, isOnce: true };
    case 'duplicates':
      return { ...counting, isUnique: true };
    case 'organic':
    case 'filters':
      return counting;
  }
}
