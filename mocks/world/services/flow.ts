import type { AppRecord, Platform } from '../apps/app.ts';
import { arrivals } from '../facts/writeLedger.ts';
import type { Account } from '../members/account.ts';
import type { Source } from '../facts/ledger.ts';
import { dayAt, indexOf, shifted } from '../calendar.ts';
import type { World } from '../world.ts';

/** A plan lasts a year, and its flow is counted from its first day. */
const planDays = 365;

/** Within these days an account has this much flow. -1 is without limit. */
interface Allowance {
  tracked: number;
  /** Bought on top of the plan. */
  bought: number | null;
  applets: number | null;
}

/** By main account. */
const allowances: Readonly<Record<number, Allowance>> = {
  1: { tracked: 1_000_000_000, bought: 100_000_000, applets: 600_000_000 },
  11: { tracked: 80_000_000, bought: null, applets: 60_000_000 },
  12: { tracked: 60_000_000, bought: null, applets: null },
};
/** The used share of an allowance twelve days before the plan ends: nearly all of it, whatever the size of the world. */
const nearlyGone: Readonly<Record<number, number>> = { 11: 0.975 };
const trial: Allowance = { tracked: 10_000_000, bought: null, applets: null };

const applets: ReadonlySet<Platform> = new Set(['wx', 'wg', 'dg']);
export const isApplet = ({ platform }: AppRecord) => applets.has(platform);

const counted = new WeakMap<Source, { first: number; clicks: Float64Array }>();

/** Clicks that were tracked for an ad on each day from the first one on. */
function clicksOfAd(source: Source, first: number): Float64Array {
  const found = counted.get(source);
  if (found?.first === first) return found.clicks;
  const clicks = new Float64Array(Math.max(0, source.today - first + 1));
  for (let day = Math.max(first, source.first); day <= source.lastSpent; day++) clicks[day - first] = arrivals(source, day).clicks;
  counted.set(source, { first, clicks });
  return clicks;
}

/** Of all ads of an app. Those who come by themselves click on nothing. */
function clicksOf(world: World, app: AppRecord, first: number): Float64Array {
  const { books } = world.promotionOf(app);
  const clicks = new Float64Array(Math.max(0, indexOf(world.now.day) - first + 1));
  for (const ad of books.ads) {
    if (ad.channel.weight === 0) continue;
    const source = books.source(ad);
    const ofAd = clicksOfAd(source, first);
    for (let at = Math.max(0, source.first - first); at <= source.lastSpent - first; at++) clicks[at] = (clicks[at] ?? 0) + (ofAd[at] ?? 0);
  }
  return clicks;
}

export interface FlowOfDay {
  day: string;
  app: AppRecord;
  clicks: number;
}

export interface Flow {
  allowance: Allowance;
  begins: string;
  endsOn: string;
  days: readonly FlowOfDay[];
}

/** The flow that a main account and its people have used since its plan began. */
export function flowOf(world: World, person: Account): Flow {
  const root = world.accounts.find(person.isDemo ? 1 : person.root) ?? person;
  const begins = shifted(root.planEndsOn, 1 - planDays);
  const first = indexOf(begins);
  const last = Math.min(indexOf(root.planEndsOn), indexOf(world.now.day));
  const apps = world.apps.all().filter(({ owner, size }) => owner === root.id && size > 0);
  const days = apps.flatMap((app) => {
    const clicks = [...clicksOf(world, app, first)];
    return clicks.slice(0, Math.max(0, last - first + 1)).map((count, index) => ({ day: dayAt(first + index), app, clicks: count }));
  });
  return { allowance: allowanceOf(person, root, days), begins, endsOn: root.planEndsOn, days };
}

function allowanceOf(person: Account, root: Account, days: readonly FlowOfDay[]): Allowance {
  if (person.isDemo) return { ...trial, tracked: -1 };
  const allowance = allowances[root.id] ?? trial;
  const share = nearlyGone[root.id];
  if (share === undefined) return allowance;
  const until = shifted(root.planEndsOn, -12);
  const used = sumOf(days, ({ app, day }) => !isApplet(app) && day <= until);
  return { ...allowance, tracked: Math.ceil(used / share / 100_000) * 100_000 };
}

export const sumOf = (days: readonly FlowOfDay[], isWanted: (day: FlowOfDay) => boolean = () => true) =>
  days.reduce((sum, one) => (isWanted(one) ? sum + one.clicks : sum), 0);
