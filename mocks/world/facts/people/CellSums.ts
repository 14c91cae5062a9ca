import { shareOf } from '../../random.ts';
import { addPart, spread, type Cell, type Cells } from '../cells.ts';
import { factCount, parentPlaces } from '../fact.ts';
import type { Ledger } from '../ledger.ts';
import { apart } from './people.ts';

/** Into which parts people fall on a day. */
export interface Split {
  cells: readonly Cell[];
  /** The share of all people in a part and those before it; the last is 1. */
  endsOn: (day: number) => ArrayLike<number>;
  /** The same of people of days before who came to another part and are not counted there yet, with one more part for all who did not. Null where nobody changes. */
  joinedOn: (day: number) => ArrayLike<number> | null;
}

/** What nobody changes from one day to the next. */
export const plainSplit = ({ cells, ends }: Cells): Split => ({ cells, endsOn: () => ends, joinedOn: () => null });

/** The matching cells of one ad. Days are added as running sums, which is quick, and split by cell at the end. */
export class CellSums {
  private readonly day: Int32Array;
  private readonly days: Float64Array;
  private readonly people: readonly number[];
  private readonly wanted: readonly (readonly [index: number, cell: Cell])[];

  constructor(
    private readonly of: Split,
    isWanted: ((cell: Cell) => boolean) | undefined,
    private readonly places: readonly number[],
  ) {
    this.day = new Int32Array(factCount * of.cells.length);
    this.days = new Float64Array(this.day.length);
    this.people = apart(places).people;
    this.wanted = [...of.cells.entries()].filter(([, cell]) => !isWanted || isWanted(cell));
  }

  /** `counted` are the facts of the day with its new people. */
  add(ledger: Ledger, day: number, { row, counted }: Record<'row' | 'counted', ArrayLike<number>>) {
    const { day: sums, days, places } = this;
    const parts = this.of.cells.length;
    const how = { ends: this.of.endsOn(day), chance: shareOf(ledger.nature.seed, day, 40) };
    spread({ row, places, ...how }, sums);
    // What people did is spread like all people of the day; only then do those stand in who are new.
    spread({ row: counted, places: this.people, ...how }, sums);
    for (const fact of places) for (let at = fact * parts; at < (fact + 1) * parts; at++) days[at] = (days[at] ?? 0) + (sums[at] ?? 0);
    this.addJoined(ledger, day, { row, counted });
  }

  /** Who was counted before and came to another part is one of its people, too. */
  private addJoined(ledger: Ledger, day: number, { row, counted }: Record<'row' | 'counted', ArrayLike<number>>) {
    const ends = this.people.length ? this.of.joinedOn(day) : null;
    if (!ends) return;
    const [parts, days] = [this.of.cells.length, this.days];
    const before = new Int32Array(factCount);
    for (const place of this.people) {
      const parent = parentPlaces[place] ?? -1;
      const most = parent < 0 ? Number.POSITIVE_INFINITY : (before[parent] ?? 0);
      before[place] = Math.max(0, Math.min(most, (row[place] ?? 0) - (counted[place] ?? 0)));
    }
    const sums = new Int32Array(factCount * ends.length);
    spread({ row: before, places: this.people, ends, chance: shareOf(ledger.nature.seed, day, 44) }, sums);
    for (const fact of this.people)
      for (let part = 0; part < parts; part++)
        days[fact * parts + part] = (days[fact * parts + part] ?? 0) + (sums[fact * ends.length + part] ?? 0);
  }

  empty(sumOf: (cell: Cell) => Float64Array) {
    for (const [index, cell] of this.wanted) addPart(sumOf(cell), this.days, this.of.cells.length, index, this.places);
    this.days.fill(0);
  }

  whole(): Float64Array {
    const sum = new Float64Array(factCount);
    this.empty(() => sum);
    return sum;
  }
}
