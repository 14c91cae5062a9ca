import { adRates } from './people/adRates.ts';
import type { AdRecord } from '../campaigns/campaign.ts';
import { lifeOf } from '../apps/lives.ts';
import { indexOf } from '../calendar.ts';
import { lastAge } from './curves.ts';
import { retentionAges, placeOf } from './fact.ts';
import { isMissed, retainedOf, Ledger, paidBy, payersAt, type Cohort, type Place, type Source } from './ledger.ts';
import { brokenSdk, burst, passed, seasonOf } from './season.ts';

/** Writes the ledger of an ad: installs of each day, returning users, and derived facts. An existing ledger is extended backwards. */
export function writeLedger(ad: AdRecord, place: Place, since: number, there?: Ledger): Ledger {
  const books = new Ledger(ad, place, since, there);
  const lastCome = Math.min(books.lastSpent, books.writtenTo);
  // Installs before the first day are not counted, but their users return later.
  for (let day = Math.max(books.first, since - lastAge); day < books.opens && day <= books.lastSpent; day++)
    addReturns(books, day, cohortBefore(books, day));
  for (let day = books.opens; day <= lastCome; day++) addReturns(books, day, addArrivals(books, day));
  for (let day = books.opens; day <= books.writtenTo; day++) addUsage(books, day);
  return books;
}

const burstFrom = indexOf(burst.from);
const burstTo = indexOf(burst.to);
const brokenDay = indexOf(brokenSdk.day);

const decay: number[] = [];
const decayAt = (age: number) => (decay[age] ??= Math.exp(-age / 90));

/** How many an ad brings on a day: a launch, a slow decline, the season, and chance. */
function peopleOn(source: Source, day: number): number {
  const { ad, place, today, first } = source;
  const age = day - first;
  const ramp = Math.min(1, (age + 1) / 5) * (0.45 + 0.55 * decayAt(age));
  const share = day === today ? passed(place.now.minute) : 1;
  const { level, push } = ad.campaign;
  const people =
    level * ad.part * place.size * seasonOf(day) * lifeOf(place.app, day) * ramp * share * (push?.day === day ? push.factor : 1);
  return people && people * source.varied(0.14, day, 1);
}

const isBurstOn = ({ ad }: Source, day: number) => ad.channel.media === burst.media && burstFrom <= day && day <= burstTo;

/** Installs, clicks and cost of a day. They do not depend on other days, so lists need no ledger for them. */
export function arrivals(source: Source, day: number): { installs: number; clicks: number; cost: number } {
  if (day < source.first || day > source.lastSpent) return { installs: 0, clicks: 0, cost: 0 };
  const { ad, nature } = source;
  const people = peopleOn(source, day);
  const came = source.counted(people, day, 2);
  const { notReceived, spend } = source.place.missing;
  const installs = notReceived.has(day) ? 0 : came;
  // Nobody has clicked on an ad who came by themselves.
  if (ad.channel.weight === 0) return { installs, clicks: 0, cost: 0 };
  const others = source.counted(people * (nature.clicksPerInstall - 1) * (isBurstOn(source, day) ? burst.clicks : 1), day, 3);
  // What was spent is known of the ad network, whether anything else was received or not.
  const cost = came ? Math.floor(came * nature.price * source.varied(0.12, day, 11) * (1 - spend(ad.channel.media, day))) : 0;
  return { installs, clicks: notReceived.has(day) ? 0 : installs + others, cost };
}

// Most ads of a large account have no installs on most days; zero needs no random number.
const partOf = (source: Source, of: number, rate: number, day: number, what: number) =>
  of && Math.min(of, source.counted(of * Math.max(0, Math.min(1, rate)), day, what));

function registered(source: Source, day: number, installs: number): number {
  const { nature, place } = source;
  const broken = place.app === brokenSdk.app && day === brokenDay ? brokenSdk.kept : 1;
  return installs && partOf(source, installs, nature.registers * broken * source.varied(0.08, day, 4), day, 5);
}

const firstPaying = (source: Source, day: number, registrations: number) =>
  partOf(source, registrations, source.nature.pays / source.nature.registers, day, 10);

/** The cohort of a day before the ledger begins. */
function cohortBefore(source: Source, day: number): Cohort | null {
  const installs = source.place.missing.notReceived.has(day) ? 0 : source.counted(peopleOn(source, day), day, 2);
  return installs === 0 ? null : source.cohortOf(day, installs, firstPaying(source, day, registered(source, day, installs)));
}

const ages = retentionAges.map((age) => ({
  age,
  due: placeOf[`due${age}`],
  followed: placeOf[`followed${age}`],
  kept: placeOf[`kept${age}`],
  paid: placeOf[`paid${age}`],
}));

function addArrivals(books: Ledger, day: number): Cohort | null {
  const { nature, place, today } = books;
  const isBurst = isBurstOn(books, day);
  const { installs, clicks, cost } = arrivals(books, day);
  books.add(placeOf.impressions, day, Math.floor(clicks * nature.impressionsPerClick));
  books.add(placeOf.clicks, day, clicks);
  books.add(placeOf.duplicateClicks, day, partOf(books, clicks, nature.duplicate * (isBurst ? 4 : 1), day, 6));
  books.add(placeOf.blockedClicks, day, partOf(books, clicks, nature.fraud * (isBurst ? 12 : 1.2), day, 7));
  books.add(placeOf.cost, day, cost);
  if (!installs) return null;
  const registrations = registered(books, day, installs);
  const newPayers = firstPaying(books, day, registrations);
  const blocked = books.counted(installs * (nature.fraud + (isBurst ? burst.blocked : 0)) * 1.4, day, 8);
  books.add(placeOf.installs, day, installs);
  // Organic installs have no click that could be false, or too old.
  const hasClicks = books.ad.channel.weight > 0;
  if (hasClicks) books.add(placeOf.clickedInstalls, day, installs);
  if (hasClicks) books.add(placeOf.blockedInstalls, day, Math.min(clicks - installs, blocked));
  if (hasClicks) books.add(placeOf.lateInstalls, day, partOf(books, installs, nature.duplicate * 0.6, day, 16));
  books.add(placeOf.suspectInstalls, day, partOf(books, installs, nature.fraud * 0.8, day, 9));
  books.add(placeOf.registrations, day, registrations);
  books.add(placeOf.newPayers, day, newPayers);
  if (place.hasPostbacks) addPostbacks(books, day);
  const cohort = books.cohortOf(day, installs, newPayers);
  for (const { age, due, followed, kept, paid } of ages) {
    if (day + age >= today) break;
    books.add(due, day, installs);
    if (!isMissed(cohort, age)) books.add(followed, day, installs);
    books.add(kept, day, retainedOf(cohort, age));
    if (newPayers) books.add(paid, day, paidBy(cohort, age));
  }
  return cohort;
}

/** Apple sends a postback after each of three windows and a delay of one or two days; small groups come without a value. */
const windows = [
  { fact: placeOf.postbacks, of: placeOf.installs, after: 4, rate: 0.74, what: 12 },
  { fact: placeOf.postbacks2, of: placeOf.postbacks, after: 10, rate: 0.41, what: 13 },
  { fact: placeOf.postbacks3, of: placeOf.postbacks2, after: 40, rate: 0.52, what: 14 },
];

function addPostbacks(books: Ledger, day: number) {
  for (const { fact, of, after, rate, what } of windows)
    if (day + after <= books.today) books.add(fact, day, partOf(books, books.read(of, day), rate, day, what));
  const postbacks = books.read(placeOf.postbacks, day);
  books.add(placeOf.nullPostbacks, day, partOf(books, postbacks, postbacks < 20 ? 0.62 : 0.19, day, 15));
}

/** Users of a cohort return on later days, and pay. */
function addReturns(books: Ledger, day: number, cohort: Cohort | null) {
  if (!cohort) return;
  const from = Math.max(0, books.opens - day);
  const until = Math.min(lastAge, books.writtenTo - day);
  for (let age = from; age <= until; age++) {
    const kept = retainedOf(cohort, age);
    if (isMissed(cohort, age)) continue;
    // Returns only fall, so after zero they stay zero.
    if (!kept) break;
    books.add(placeOf.active, day + age, Math.floor(kept * returnedOf(books, day, age)));
  }
  if (!cohort.payers) return;
  let paid = paidBy(cohort, from - 1);
  for (let age = from; age <= until; age++) {
    const all = paidBy(cohort, age);
    const returned = returnedOf(books, day, age);
    books.add(placeOf.income, day + age, Math.floor((all - paid) * returned));
    books.add(placeOf.payers, day + age, Math.floor(payersAt(cohort, age) * returned));
    paid = all;
  }
  if (from > 0) return;
  books.add(placeOf.firstDayIncome, day, paidBy(cohort, 0));
  const last = Math.min(lastAge, books.last - day);
  const paidOnLast = Math.floor((paidBy(cohort, last) - paidBy(cohort, last - 1)) * returnedOf(books, day, last));
  books.add(placeOf.cohortIncome, day, paidBy(cohort, last - 1) + paidOnLast);
}

/** The share of those who return at an age that has done so already: today is not over. Who came today is counted as they come. */
const returnedOf = ({ today, place }: Ledger, day: number, age: number) => (age > 0 && day + age === today ? passed(place.now.minute) : 1);

function addUsage(books: Ledger, day: number) {
  const active = books.read(placeOf.active, day);
  if (!active) return books.add(placeOf.payers, day, -books.read(placeOf.payers, day));
  // A day with revenue needs at least one payer.
  const payers = Math.min(active, Math.max(books.read(placeOf.payers, day), books.read(placeOf.income, day) > 0 ? 1 : 0));
  books.add(placeOf.payers, day, payers - books.read(placeOf.payers, day));
  const sessions = Math.floor(active * adRates.sessions * books.varied(0.06, day, 21));
  const requests = Math.floor(sessions * adRates.requests);
  const fills = Math.floor(requests * adRates.fills);
  const shown = Math.floor(fills * adRates.shown);
  const wakes = Math.max(0, books.counted((active - books.read(placeOf.installs, day)) * 0.05, day, 22));
  books.add(placeOf.logins, day, Math.min(active, Math.max(payers, books.counted(active * 0.82, day, 23))));
  books.add(placeOf.orders, day, books.counted(payers * 1.35, day, 24));
  books.add(placeOf.sessions, day, sessions);
  books.add(placeOf.seconds, day, Math.floor(sessions * 410 * books.varied(0.05, day, 25)));
  books.add(placeOf.wakes, day, Math.min(active, wakes));
  const wakePayers = Math.min(payers, Math.floor(wakes * 0.06));
  books.add(placeOf.wakePayers, day, wakePayers);
  // Who was called back pays and orders as others do.
  const share = payers ? wakePayers / payers : 0;
  books.add(placeOf.wakeIncome, day, Math.floor(books.read(placeOf.income, day) * share));
  books.add(placeOf.wakeOrders, day, Math.floor(books.read(placeOf.orders, day) * share));
  books.add(placeOf.adRequests, day, requests);
  books.add(placeOf.adFills, day, fills);
  books.add(placeOf.adImpressions, day, shown);
  books.add(placeOf.adRevenue, day, Math.floor(shown * adRates.fen * books.varied(0.1, day, 26)));
}
