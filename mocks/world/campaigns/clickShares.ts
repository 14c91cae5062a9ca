import type { ChannelRule } from '#app/api/ours/apps/rules.ts';
import type { AppRecord } from '../apps/app.ts';
import { handsets } from '../facts/seed-devices.ts';

type Condition = ChannelRule['conditions'][number];
/** What is compared, with its share. */
type Shares = readonly (readonly [text: string, share: number])[];

/** Clicks that are worth nothing come from emulators in data centres, within seconds. */
const worthless = {
  models: [
    ['Android Emulator', 0.7],
    ['Generic x86', 0.3],
  ],
  networks: [
    ['47.92.', 0.6],
    ['120.77.', 0.4],
  ],
  seconds: 6,
} as const satisfies { models: Shares; networks: Shares; seconds: number };

/** Those of people come from networks all over the country, and most of them install within hours. */
const networks: Shares = [
  ['101.80.', 0.3],
  ['113.87.', 0.25],
  ['183.14.', 0.25],
  ['223.104.', 0.2],
];
const seconds = 5400;

/** How many addresses a part of one stands for: `101.80.3.` is one of 256 parts of `101.80.`. */
const perPart = 256;

/** The share of the texts for which all hold. */
function matchingTexts(all: Shares, conditions: readonly Condition[]): number {
  const holds = (text: string, { is, value }: Condition) => {
    const typed = value.trim().toLowerCase();
    return is === 'equals' ? text.toLowerCase() === typed : text.toLowerCase().includes(typed);
  };
  return all.reduce((sum, [text, share]) => (conditions.every((one) => holds(text, one)) ? sum + share : sum), 0);
}

/** The part of a network that an address names: all of it, one of its parts, or none. */
function partOf(prefix: string, { is, value }: Condition): number {
  const typed = value.trim();
  if (typed === prefix || !typed.startsWith(prefix)) return is === 'contains' && prefix.includes(typed) ? 1 : 0;
  const more = typed.slice(prefix.length).split('.').filter(Boolean).length;
  return is === 'contains' || more === 2 ? perPart ** -more : 0;
}

/** Two addresses of one network have nothing in common unless one holds the other. */
function areApart(prefix: string, conditions: readonly Condition[]): boolean {
  const below = conditions.map(({ value }) => value.trim()).filter((typed) => typed !== prefix && typed.startsWith(prefix));
  return below.some((one) => below.some((other) => !one.startsWith(other) && !other.startsWith(one)));
}

const matchingAddresses = (all: Shares, conditions: readonly Condition[]): number =>
  all.reduce(
    (sum, [prefix, share]) =>
      areApart(prefix, conditions) ? sum : sum + share * Math.min(...conditions.map((one) => partOf(prefix, one))),
    0,
  );

/** Of clicks that are followed by an install after `mean` seconds, the share between two limits. */
function matchingSeconds(mean: number, conditions: readonly Condition[]): number {
  const limits = (is: Condition['is']) => conditions.flatMap((one) => (one.is === is ? Math.max(0, Number(one.value)) : []));
  if (conditions.some(({ is }) => is !== 'above' && is !== 'below')) return 0;
  const slowerThan = (limit: number) => Math.exp(-limit / mean);
  return Math.max(0, slowerThan(Math.max(0, ...limits('above'))) - slowerThan(Math.min(Infinity, ...limits('below'))));
}

/** Conditions about one thing hold for the same clicks; those about several things are met independently. */
function matching(conditions: readonly Condition[], models: Shares, addresses: Shares, mean: number): number {
  return [...new Set(conditions.map(({ field }) => field))].reduce((share, field) => {
    const some = conditions.filter((one) => one.field === field);
    if (field === 'model') return share * matchingTexts(models, some);
    if (field === 'ip') return share * matchingAddresses(addresses, some);
    return field === 'interval' ? share * matchingSeconds(mean, some) : 0;
  }, 1);
}

/** The share of the installs of a channel whose click meets all of the conditions. */
export function shareMeeting(conditions: readonly Condition[], { platform }: Pick<AppRecord, 'platform'>, fraud: number): number {
  const weights = handsets[platform].reduce((sum, [, , weight]) => sum + weight, 0);
  const models = handsets[platform].map(([model, , weight]) => [model, weight / weights] as const);
  const ofPeople = matching(conditions, models, networks, seconds);
  const ofOthers = matching(conditions, worthless.models, worthless.networks, worthless.seconds);
  return (1 - fraud) * ofPeople + fraud * ofOthers;
}
