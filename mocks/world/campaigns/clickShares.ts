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

function matchingText(all: Shares, { is, value }: Condition): number {
  const typed = value.trim().toLowerCase();
  const of = all.filter(([text]) => (is === 'equals' ? text.toLowerCase() === typed : text.toLowerCase().includes(typed)));
  return of.reduce((sum, [, share]) => sum + share, 0);
}

function matchingAddress(all: Shares, condition: Condition): number {
  const typed = condition.value.trim();
  const more = (prefix: string) => typed.slice(prefix.length).split('.').filter(Boolean).length;
  const isBelow = (prefix: string) => typed.startsWith(prefix) && (condition.is === 'contains' || more(prefix) === 2);
  const below = all.filter(([prefix]) => typed !== prefix && isBelow(prefix));
  if (below.length) return below.reduce((sum, [prefix, share]) => sum + share / perPart ** more(prefix), 0);
  return condition.is === 'equals' ? 0 : matchingText(all, condition);
}

/** Of clicks that are followed by an install after `mean` seconds, the share that is faster or slower. */
function matchingSeconds(mean: number, { is, value }: Condition): number {
  const faster = 1 - Math.exp(-Math.max(0, Number(value)) / mean);
  return is === 'below' ? faster : is === 'above' ? 1 - faster : 0;
}

function matching(condition: Condition, models: Shares, addresses: Shares, mean: number): number {
  switch (condition.field) {
    case 'model':
      return matchingText(models, condition);
    case 'ip':
      return matchingAddress(addresses, condition);
    case 'interval':
      return matchingSeconds(mean, condition);
    default:
      return 0;
  }
}

/** The share of the installs of a channel whose click meets all of the conditions. */
export function shareMeeting(conditions: readonly Condition[], { platform }: Pick<AppRecord, 'platform'>, fraud: number): number {
  const weights = handsets[platform].reduce((sum, [, , weight]) => sum + weight, 0);
  const models = handsets[platform].map(([model, , weight]) => [model, weight / weights] as const);
  const all = (of: (condition: Condition) => number) => conditions.reduce((share, one) => share * of(one), 1);
  const ofPeople = all((one) => matching(one, models, networks, seconds));
  const ofOthers = all((one) => matching(one, worthless.models, worthless.networks, worthless.seconds));
  return (1 - fraud) * ofPeople + fraud * ofOthers;
}
