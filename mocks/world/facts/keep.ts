import type { AdRecord } from '../promotion/campaign.ts';
import { indexOf } from '../time/calendar.ts';
import { lastAge, payingShares } from './curves.ts';
import { keptAges } from './fact.ts';
import { keptOf, Ledger, paidBy, type Cohort, type Place, type Source } from './ledger.ts';
import { brokenSdk, burst, passed, seasonOf } from './season.ts';

/** Writes the books of an ad: who came on each day, how they lived on, and what follows from that. */
export function keepBooks(ad: AdRecord, place: Place, since: number): Ledger {
  const books = new Ledger(ad, place, since);
  // Those who came in the days before are not counted as newcomers, but they live on.
  for (let day = Math.max(books.first, since - lastAge); day < books.opens && day <= books.lastSpent; day++)
    liveOn(books, day, cohortBefore(books, day));
  for (let day = books.opens; day <= books.lastSpent; day++) liveOn(books, day, come(books, day));
  for (let day = books.opens; day <= books.last; day++) follow(books, day);
  return books;
}

const burstFrom = indexOf(burst.from);
const burstTo = indexOf(burst.to);
const brokenDay = indexOf(brokenSdk.day);

/** How many an ad brings on a day: a launch, a slow decline, the season, and chance. */
function peopleOn(source: Source, day: number): number {
  const { ad, place, today, first } = source;
  const age = day - first;
  const ramp = Math.min(1, (age + 1) / 5) * (0.45 + 0.55 * Math.exp(-age / 90));
  const share = day === today ? passed(place.now.minute) : 1;
  const people = ad.campaign.level * ad.part * place.size * seasonOf(day) * ramp * share;
  return people && people * source.varied(0.14, day, 1);
}

const isBurstOn = ({ ad }: Source, day: number) => ad.channel.media === burst.media && burstFrom <= day && day <= burstTo;

/** Who came on a day and what they cost, which follows from no other day: lists need not open the books for it. */
export function arrivals(source: Source, day: number): { installs: number; clicks: number; cost: number } {
  if (day < source.first || day > source.lastSpent) return { installs: 0, clicks: 0, cost: 0 };
  const { ad, nature } = source;
  const people = peopleOn(source, day);
  const installs = source.counted(people, day, 2);
  const others = source.counted(people * (nature.clicksPerInstall - 1) * (isBurstOn(source, day) ? burst.clicks : 1), day, 3);
  const cost = installs && ad.channel.weight > 0 ? Math.floor(installs * nature.price * source.varied(0.12, day, 11)) : 0;
  return { installs, clicks: installs + others, cost };
}

// On most days most ads of a large account bring nobody: a part of nothing is nothing, and is not asked of chance.
const partOf = (source: Source, of: number, rate: number, day: number, what: number) =>
  of && Math.min(of, source.counted(of * Math.max(0, Math.min(1, rate)), day, what));

function registered(source: Source, day: number, installs: number): number {
  const { nature, place } = source;
  const broken = place.app === brokenSdk.app && day === brokenDay ? brokenSdk.kept : 1;
  return installs && partOf(source, installs, nature.registers * broken * source.varied(0.08, day, 4), day, 5);
}

const firstPaying = (source: Source, day: number, registrations: number) =>
  partOf(source, registrations, source.nature.pays / source.nature.registers, day, 10);

/** Those who came on a day of which the books do not tell. */
function cohortBefore(source: Source, day: number): Cohort {
  const installs = source.counted(peopleOn(source, day), day, 2);
  return source.cohortOf(day, installs, firstPaying(source, day, registered(source, day, installs)));
}

function come(books: Ledger, day: number): Cohort {
  const { nature, place, today } = books;
  const isBurst = isBurstOn(books, day);
  const { installs, clicks, cost } = arrivals(books, day);
  books.add('impressions', day, Math.floor(clicks * nature.impressionsPerClick));
  books.add('clicks', day, clicks);
  books.add('duplicateClicks', day, partOf(books, clicks, nature.duplicate * (isBurst ? 4 : 1), day, 6));
  books.add('blockedClicks', day, partOf(books, clicks, nature.fraud * (isBurst ? 12 : 1.2), day, 7));
  if (!installs) return books.cohortOf(day, 0, 0);
  const registrations = registered(books, day, installs);
  const newPayers = firstPaying(books, day, registrations);
  const blocked = books.counted(installs * (nature.fraud + (isBurst ? burst.blocked : 0)) * 1.4, day, 8);
  books.add('installs', day, installs);
  books.add('blockedInstalls', day, Math.min(clicks - installs, blocked));
  books.add('suspectInstalls', day, partOf(books, installs, nature.fraud * 0.8, day, 9));
  books.add('registrations', day, registrations);
  books.add('newPayers', day, newPayers);
  books.add('cost', day, cost);
  if (place.hasPostbacks) tellBack(books, day);
  const cohort = books.cohortOf(day, installs, newPayers);
  for (const age of keptAges) {
    if (day + age >= today) break;
    books.add(`due${age}`, day, installs);
    books.add(`kept${age}`, day, keptOf(cohort, age));
  }
  return cohort;
}

/** After its window and a delay of one or two days Apple tells of an install, once for each of three windows; of small crowds without a value. */
const windows = [
  { fact: 'postbacks', of: 'installs', after: 4, rate: 0.74 },
  { fact: 'postbacks2', of: 'postbacks', after: 10, rate: 0.41 },
  { fact: 'postbacks3', of: 'postbacks2', after: 40, rate: 0.52 },
] as const;

function tellBack(books: Ledger, day: number) {
  for (const [index, { fact, of, after, rate }] of windows.entries())
    if (day + after <= books.today)
      books.add(fact, day, Math.min(books.at(of, day), books.counted(books.at(of, day) * rate, day, 12 + index)));
  const told = books.at('postbacks', day);
  books.add('nullPostbacks', day, Math.min(told, books.counted(told * (told < 20 ? 0.62 : 0.19), day, 15)));
}

/** Those who came on a day come back on later ones, and pay. */
function liveOn(books: Ledger, day: number, cohort: Cohort) {
  const { installs, payers, chance } = cohort;
  if (!installs) return;
  const from = Math.max(0, books.opens - day);
  const until = Math.min(lastAge, books.last - day);
  for (let age = from; age <= until; age++) {
    const kept = keptOf(cohort, age);
    // Fewer come back with every day: after nobody nobody does.
    if (!kept) break;
    books.add('active', day + age, kept);
  }
  if (!payers) return;
  let paid = paidBy(cohort, from - 1);
  for (let age = from; age <= until; age++) {
    const all = paidBy(cohort, age);
    books.add('income', day + age, all - paid);
    books.add('payers', day + age, Math.floor(payers * (payingShares[age] ?? 0) + (age === 0 ? 0 : chance)));
    paid = all;
  }
  if (from > 0) return;
  books.add('firstDayIncome', day, paidBy(cohort, 0));
  books.add('cohortIncome', day, paid);
}

function follow(books: Ledger, day: number) {
  const active = books.at('active', day);
  if (!active) return books.add('payers', day, -books.at('payers', day));
  // Money without somebody who pays it is in no book.
  const payers = Math.min(active, Math.max(books.at('payers', day), books.at('income', day) > 0 ? 1 : 0));
  books.add('payers', day, payers - books.at('payers', day));
  const sessions = Math.floor(active * 2.4 * books.varied(0.06, day, 21));
  const requests = Math.floor(sessions * 2.1);
  const fills = Math.floor(requests * 0.93);
  const shown = Math.floor(fills * 0.86);
  const wakes = Math.max(0, books.counted((active - books.at('installs', day)) * 0.05, day, 22));
  books.add('logins', day, Math.min(active, Math.max(payers, books.counted(active * 0.82, day, 23))));
  books.add('orders', day, books.counted(payers * 1.35, day, 24));
  books.add('sessions', day, sessions);
  books.add('seconds', day, Math.floor(sessions * 410 * books.varied(0.05, day, 25)));
  books.add('wakes', day, Math.min(active, wakes));
  books.add('wakePayers', day, Math.floor(wakes * 0.06));
  books.add('adRequests', day, requests);
  books.add('adFills', day, fills);
  books.add('adImpressions', day, shown);
  books.add('adRevenue', day, Math.floor(shown * 4.2 * books.varied(0.1, day, 26)));
}
