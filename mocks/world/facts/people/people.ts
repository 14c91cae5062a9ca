import { factCount, placeOf, type Fact } from '../fact.ts';

/** Facts that count the people of a day. The same people come on several days, so days do not add up. */
export const peopleFacts = ['active', 'logins', 'payers', 'wakes', 'wakePayers'] as const satisfies readonly Fact[];

const { active, logins, payers, wakes, wakePayers, installs, newPayers } = placeOf;
export const peoplePlaces: readonly number[] = peopleFacts.map((fact) => placeOf[fact]);
const isOfPeople = new Set(peoplePlaces);

/** Places of people and all others, apart. */
export const apart = (places: readonly number[]) => ({
  people: places.filter((place) => isOfPeople.has(place)),
  others: places.filter((place) => !isOfPeople.has(place)),
});

/**
 * Counts distinct people of one ad over consecutive days. Each day brings those who were not there before in the period: a person who is
 * there at some age was there at every age before (`curves.ts`), so after the first day only installs are new.
 *
 *     active 100, 90, 95 with 20 installs on the second day and 30 on the third: 100 + 20 + 30 = 150 people
 */
export class PeopleCount {
  private readonly seen = new Float64Array(factCount);
  private readonly added = new Float64Array(factCount);

  /** A count that goes on after days that are missing: it takes everybody but the installs for people of the days before. */
  constructor(private isContinued = false) {}

  /** Begins a period anew. Most are one day long, and to make a count for each of them took a quarter of a report's time. */
  restart() {
    this.seen.fill(0);
    this.isContinued = false;
  }

  /** The facts of a day, where those of people are the people that no day before has counted. It is one array, written anew each day. */
  add(row: Int32Array): Float64Array {
    const { seen, added } = this;
    const at = (place: number) => row[place] ?? 0;
    added.set(row);
    // Never fewer than on the largest day, and never more than the whole of which they are a part.
    const count = (place: number, fresh: number, most: number) => {
      if (this.isContinued) seen[place] = at(place) - fresh;
      const before = seen[place] ?? 0;
      const now = Math.min(most, Math.max(before && before + fresh, at(place)));
      seen[place] = now;
      added[place] = now - before;
      return now;
    };
    const paying = at(newPayers);
    const loggedIn = at(active) ? Math.floor((at(installs) * at(logins)) / at(active)) : 0;
    const all = count(active, at(installs), Number.POSITIVE_INFINITY);
    count(payers, paying, count(logins, Math.max(paying, loggedIn), all));
    // Half of those who return through a link did so before in the period.
    count(wakePayers, Math.floor(at(wakePayers) / 2), count(wakes, Math.floor(at(wakes) / 2), all));
    this.isContinued = false;
    return added;
  }
}
