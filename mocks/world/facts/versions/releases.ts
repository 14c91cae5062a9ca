import { hasAppVersions } from '#app/lib/glossary/devices.ts';
import type { AppRecord } from '../../apps/app.ts';
import { whole } from '../../random.ts';

type App = Pick<AppRecord, 'id' | 'platform'>;

export interface Release {
  version: string;
  /** The day on which people can first have it. */
  day: number;
}

/** Most people update within days, some within months. */
const habits = [
  { part: 0.9, days: 7 },
  { part: 0.1, days: 60 },
];

/** So many releases open; whoever holds an older one updates first. */
const supported = 8;

/** The first release: that many are out before the world begins, so that no day lacks an older one. */
const first = -supported - 2;

/** One every few weeks: `2.4.0` is the fifth of the second year or so. */
function releaseOf(app: number, number: number): Release {
  const place = number - first;
  const day = number * whole(24, 31, 'releases', app) + whole(0, 5, 'release', app, place);
  return { version: `${1 + Math.floor(place / 10)}.${place % 10}.0`, day };
}

const known = new Map<number, Release[]>();

/** All releases of an app up to a day, the oldest first. */
function releasesTo(app: number, to: number): readonly Release[] {
  const releases = known.get(app) ?? [];
  known.set(app, releases);
  while ((releases.at(-1)?.day ?? Number.NEGATIVE_INFINITY) <= to) releases.push(releaseOf(app, first + releases.length));
  return releases.filter(({ day }) => day <= to);
}

/** What people may hold on some days, the oldest first. */
export function releasesBetween(app: App, from: number, to: number): readonly Release[] {
  if (!hasAppVersions(app)) return [];
  const all = releasesTo(app.id, to);
  const before = all.filter(({ day }) => day <= from).length;
  return all.slice(Math.max(0, before - supported));
}

/** The part of those who held something older when it came out, and have this release or a newer one. It never falls. */
const updated = (release: Release, day: number) =>
  day < release.day ? 0 : habits.reduce((sum, { part, days }) => sum + part * (1 - Math.exp(-(day - release.day + 1) / days)), 0);

/**
 * The share of people who hold each of some releases on a day; they make up all. Whoever updates goes to the newest one, whatever they held before,
 * so a share only ever grows while its release is the newest.
 */
export function sharesOn(app: App, releases: readonly Release[], day: number): readonly number[] {
  const oldest = releasesBetween(app, day, day)[0]?.day ?? Number.NEGATIVE_INFINITY;
  const newest = releases.findLastIndex((release) => release.day <= day);
  const reached = releases.map((release) => updated(release, day));
  const older = releases.map((release, index) =>
    index < newest && release.day >= oldest ? (reached[index] ?? 0) - (reached[index + 1] ?? 0) : 0,
  );
  const left = 1 - older.reduce((sum, part) => sum + part, 0);
  return older.map((part, index) => (index === newest ? left : part));
}
