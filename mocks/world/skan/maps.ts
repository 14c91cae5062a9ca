import type { ValueMap, ValueRule } from '#app/api/ours/apps/skan.ts';
import { postbackWindows } from '#app/lib/postbacks/postbackWindows.ts';
import { part } from '../state/part.ts';
import type { Collection } from '../state/collection.ts';
import { demoApps } from '../apps/seed.ts';
import { shifted } from '../calendar.ts';
import type { World } from '../world.ts';
import { seedMaps, silentValue, weights } from './seed.ts';

/** The conversion values of an app: the live map, those before it, and the draft of the next one. */
export interface MapsRecord {
  app: number;
  live: ValueMap | null;
  draft: ValueMap | null;
  /** The newest first. What an earlier version has saved has none. */
  past?: readonly ValueMap[];
}

/** Postbacks come until so many days after an install: the third window, and its delay. */
const mixedDays = postbackWindows['3'].last;
export const highest = 63;

export const mapsOf: (world: World) => Collection<MapsRecord> = part((world) =>
  world.store.collection<MapsRecord>(
    'conversion values',
    // The many apps of an agency have none yet.
    () =>
      demoApps.flatMap(({ id, platform, isExpired, owner }) =>
        platform === 'iOS' && !isExpired && owner === 1 ? seedMaps(id, world.now) : [],
      ),
    ({ app }) => app,
  ),
);

export const mapsFor = (world: World, app: number): MapsRecord => mapsOf(world).find(app) ?? { app, live: null, draft: null };

/** How often each value of the live map came back within thirty days: within a rule ever less, as people get further. */
export function sharesOf({ live }: MapsRecord): { value: number; share: number }[] {
  return (live?.rules ?? []).flatMap(({ from, to }) => {
    const values = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const parts = values.map((value, index) => (value === silentValue ? 0 : 0.78 ** index));
    const all = parts.reduce((sum, one) => sum + one, 0);
    const weight = (weights[from] ?? 0.2) / 100;
    return values.map((value, index) => ({ value, share: all ? (weight * (parts[index] ?? 0)) / all : 0 }));
  });
}

/** Until when values of the last map and of the one before come back side by side. */
export function mixedUntil(world: World, { live }: MapsRecord): string | null {
  if (!live?.publishedOn || live.version === 1) return null;
  const until = shifted(live.publishedOn, mixedDays);
  return until >= world.now.day ? until : null;
}

export interface Problem {
  code: 'valueTwice' | 'overlap' | 'unreachable';
  /** The values of the later rule. */
  from: number;
  to: number;
}

/** The problems that prevent publishing a map. The first matching rule wins, so a later rule may never match. */
export function problemsOf(rules: readonly ValueRule[]): Problem[] {
  return rules.flatMap((rule, index) => {
    const { from, to } = rule;
    const before = rules.slice(0, index);
    if (before.some((one) => one.from <= to && from <= one.to)) return { code: 'valueTwice' as const, from, to };
    const rivals = before.filter((one) => one.event === rule.event && one.kind === rule.kind && one.property === rule.property);
    if (rivals.some((one) => rank(one, rule) === 'all')) return { code: 'unreachable' as const, from, to };
    return rivals.some((one) => rank(one, rule) === 'some') ? { code: 'overlap' as const, from, to } : [];
  });
}

/** How much of a rule an earlier one covers. Revenue ranges may touch at their ends; counts may not. */
function rank(earlier: ValueRule, rule: ValueRule): 'all' | 'some' | 'none' {
  const [low, high] = reach(rule);
  const [first, last] = reach(earlier);
  if (first <= low && high <= last) return 'all';
  const touches = rule.kind === 'revenue' ? first < high && low < last : first <= high && low <= last;
  return touches ? 'some' : 'none';
}

const reach = ({ low, high }: ValueRule): [number, number] => [low ?? Number.NEGATIVE_INFINITY, high ?? Number.POSITIVE_INFINITY];
