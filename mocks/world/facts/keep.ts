import type { AdRecord } from '../promotion/campaign.ts';
import { indexOf } from '../time/calendar.ts';
import { lastAge, payingShares } from './curves.ts';
import { keptAges } from './fact.ts';
import { keptOf, Ledger, paidBy, type Place, type Source } from './ledger.ts';
import { brokenSdk, burst, passed, seasonOf } from './season.ts';

/** Writes the books of an ad: who came on each day, how they lived on, and what follows from that. */
export function keepBooks(ad: AdRecord, place: Place, since: number): Ledger {
  const books = new Ledger(ad, place, since);
  for (let day = books.opens; day <= books.lastSpent; day++) come(books, day);
  for (let day = books.opens; day <= books.lastSpent; day++) liveOn(books, day);
  for (let day = books.opens; day <= books.last; day++) follow(books, day);
  return books;
}

const burstFrom = indexOf(burst.from);
const burstTo = indexOf(burst.to);
const brokenDay = indexOf(brokenSdk.day);

/** How many an ad brings on a day: a launch, a slow decline, the season, and chance. */
function peopleOn({ ad, place, today, first }: Source, day: number): number {
  const age = day - first;
  const ramp = Math.min(1, (age + 1) / 5) * (0.45 + 0.55 * Math.exp(-age / 90));
  const share = day === today ? passed(place.now.minute) : 1;
  return ad.campaign.level * ad.part * place.size * seasonOf(day) * ramp * share;
}

const isBurstOn = ({ ad }: Source, day: number) => ad.channel.media === burst.media && burstFrom <= day && day <= burstTo;

/** Who came on a day and what they cost, which follows from no other day: lists need not open the books for it. */
export function arrivals(source: Source, day: number): { installs: number; clicks: number; cost: number } {
  if (day < source.first || day > source.lastSpent) return { installs: 0, clicks: 0, cost: 0 };
  const { ad, nature } = source;
  const people = peopleOn(source, day) * source.varied(0.14, day, 1);
  const installs = source.counted(people, day, 2);
  const others = source.counted(people * (nature.clicksPerInstall - 1) * (isBurstOn(source, day) ? burst.clicks : 1), day, 3);
  const cost = ad.channel.weight > 0 ? Math.floor(installs * nature.price * source.varied(0.12, day, 11)) : 0;
  return { installs, clicks: installs + others, cost };
}

function come(books: Ledger, day: number) {
  const { nature, place, today } = books;
  const isBurst = isBurstOn(books, day);
  const broken = place.app === brokenSdk.app && day === brokenDay ? brokenSdk.kept : 1;
  const part = (of: number, rate: number, what: number) => Math.min(of, books.counted(of * Math.max(0, Math.min(1, rate)), day, what));
  const { installs, clicks, cost } = arrivals(books, day);
  const others = clicks - installs;
  const registrations = part(installs, nature.registers * broken * books.varied(0.08, day, 4), 5);
  books.add('impressions', day, Math.floor(clicks * nature.impressionsPerClick));
  books.add('clicks', day, clicks);
  books.add('duplicateClicks', day, part(clicks, nature.duplicate * (isBurst ? 4 : 1), 6));
  books.add('blockedClicks', day, part(clicks, nature.fraud * (isBurst ? 12 : 1.2), 7));
  books.add('installs', day, installs);
  books.add(
    'blockedInstalls',
    day,
    Math.min(others, books.counted(installs * (nature.fraud + (isBurst ? burst.blocked : 0)) * 1.4, day, 8)),
  );
  books.add('suspectInstalls', day, part(installs, nature.fraud * 0.8, 9));
  books.add('registrations', day, registrations);
  books.add('newPayers', day, part(registrations, nature.pays / nature.registers, 10));
  books.add('cost', day, cost);
  if (place.hasPostbacks) tellBack(books, day);
  const cohort = books.cohort(day);
  for (const age of keptAges) {
    if (day + age >= today) break;
    books.add(`due${age}`, day, installs);
    books.add(`kept${age}`, day, keptOf(cohort, age));
  }
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
function liveOn(books: Ledger, day: number) {
  const cohort = books.cohort(day);
  if (!cohort.installs) return;
  const payers = books.at('newPayers', day);
  const until = Math.min(lastAge, books.last - day);
  let paid = 0;
  for (let age = 0; age <= until; age++) {
    books.add('active', day + age, keptOf(cohort, age));
    if (!payers) continue;
    const all = paidBy(cohort, age);
    books.add('income', day + age, all - paid);
    if (age === 0) books.add('firstDayIncome', day, all);
    books.add('payers', day + age, Math.floor(payers * (payingShares[age] ?? 0) + (age === 0 ? 0 : cohort.chance)));
    paid = all;
  }
  books.add('cohortIncome', day, paid);
}

function follow(books: Ledger, day: number) {
  const active = books.at('active', day);
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
