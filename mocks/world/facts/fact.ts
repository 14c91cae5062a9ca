/**
 * What is counted for each ad and day, and of what it is a part. A part is never more than its whole, in any cell, hour or filter; what is
 * not a part of another (`null`) is only spread like it.
 */
export const facts = {
  impressions: null,
  clicks: 'impressions',
  duplicateClicks: 'clicks',
  blockedClicks: 'clicks',
  installs: 'clicks',
  blockedInstalls: 'clicks',
  // First opens whose last click was too long ago to be their reason.
  lateInstalls: 'clicks',
  suspectInstalls: 'installs',
  registrations: 'installs',
  newPayers: 'registrations',
  kept1: 'installs',
  kept3: 'kept1',
  kept7: 'kept3',
  kept14: 'kept7',
  kept30: 'kept14',
  active: null,
  logins: 'active',
  payers: 'logins',
  orders: 'payers',
  income: 'payers',
  firstDayIncome: 'newPayers',
  cohortIncome: 'newPayers',
  // What installs that are old enough had paid by the end of a day after theirs.
  paid1: 'newPayers',
  paid3: 'newPayers',
  paid7: 'newPayers',
  paid14: 'newPayers',
  paid30: 'newPayers',
  cost: 'clicks',
  sessions: 'active',
  seconds: 'active',
  wakes: 'active',
  wakePayers: 'wakes',
  wakeIncome: 'income',
  wakeOrders: 'orders',
  adRequests: 'active',
  adFills: 'adRequests',
  adImpressions: 'adFills',
  adRevenue: 'adImpressions',
  // Told by Apple days later, without saying of whom.
  postbacks: 'installs',
  nullPostbacks: 'postbacks',
  postbacks2: 'postbacks',
  postbacks3: 'postbacks2',
  // How many of the installs are old enough to be asked whether they stayed.
  due1: 'installs',
  due3: 'installs',
  due7: 'installs',
  due14: 'installs',
  due30: 'installs',
  // Of these, those whose day of return was received.
  followed1: 'due1',
  followed3: 'due3',
  followed7: 'due7',
  followed14: 'due14',
  followed30: 'due30',
  // Those of an ad: organic installs have no click.
  clickedInstalls: 'installs',
} as const satisfies Record<string, string | null>;

export type Fact = keyof typeof facts;

const isFact = (key: string): key is Fact => Object.hasOwn(facts, key);
export const factNames: readonly Fact[] = Object.keys(facts).filter(isFact);
export const factCount = factNames.length;
export const placeOf: Readonly<Record<Fact, number>> = (() => {
  const places = new Map(factNames.map((name, index) => [name, index]));
  const at = (name: Fact) => places.get(name) ?? 0;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- built from the very names
  return Object.fromEntries(factNames.map((name) => [name, at(name)])) as Record<Fact, number>;
})();

/** Ages at which it is asked how many stayed. */
export const retentionAges = [1, 3, 7, 14, 30] as const;

/** The place of what each is a part of, or -1. Parents come before their parts. */
export const parentPlaces: readonly number[] = factNames.map((name) => {
  const parent = facts[name];
  return parent === null ? -1 : placeOf[parent];
});

/** The places of some facts and of all that they are parts of, parents first. All places where none are named. */
export function placesOf(wanted: readonly Fact[] | null): readonly number[] {
  const places = new Set<number>();
  const take = (place: number) => {
    if (place < 0 || places.has(place)) return;
    take(parentPlaces[place] ?? -1);
    places.add(place);
  };
  for (const name of wanted ?? factNames) take(placeOf[name]);
  return [...places];
}
