import type { AdPart, AdSources } from '#app/api/reports/adRevenue.ts';
import { dayAt, indexOf } from '../../../../world/calendar.ts';
import { placeOf, type Fact } from '../../../../world/facts/fact.ts';
import { sumFacts } from '../../../../world/facts/sumFacts.ts';
import { distribute } from '../../delay.ts';
import { originOf, type Subject } from '../../scope.ts';
import { cells, courseOf, type AdCell } from './cells.ts';

const facts = ['adRequests', 'adFills', 'adImpressions', 'adRevenue'] as const satisfies readonly Fact[];

interface Sums {
  requests: number;
  fills: number;
  impressions: number;
  /** In fen. */
  revenue: number;
  settled: number;
  settledEstimate: number;
}

/** What the ads in an app earned, by network, placement or format: every row a part of the whole, and none with more fills than requests. */
export function adSourcesOf(subject: Subject, part: Exclude<AdPart, 'app'>): AdSources {
  const { books, filter, world } = subject;
  const settledTo = lastSettled(world.now.day);
  const rows = new Map<string, Sums>();
  const days: AdSources['days'] = [];
  for (const [day, sums] of sumFacts(books, { by: 'day', facts }, filter)) {
    const revenue: Record<string, number> = {};
    const when = { app: subject.app.id, day: indexOf(day) };
    for (const [index, cell] of splitDay(
      facts.map((fact) => sums[placeOf[fact]] ?? 0),
      when,
    ).entries()) {
      const kind = cells[index];
      if (!kind) continue;
      const key = kind[part];
      const row = rows.get(key) ?? { requests: 0, fills: 0, impressions: 0, revenue: 0, settled: 0, settledEstimate: 0 };
      rows.set(key, row);
      row.requests += cell.requests;
      row.fills += cell.fills;
      row.impressions += cell.impressions;
      row.revenue += cell.revenue;
      if (day <= settledTo) {
        row.settled += Math.round(cell.revenue * kind.settles);
        row.settledEstimate += cell.revenue;
      }
      revenue[key] = (revenue[key] ?? 0) + cell.revenue;
    }
    days.push({ day, revenue: Object.fromEntries(Object.entries(revenue).map(([key, fen]) => [key, fen / 100])) });
  }
  const hasSettled = days.some(({ day }) => day <= settledTo);
  return {
    rows: [...rows]
      .filter(([, { requests }]) => requests > 0)
      .map(([key, row]) => ({
        key,
        label: key,
        requests: row.requests,
        fills: row.fills,
        impressions: row.impressions,
        revenue: row.revenue / 100,
        settled: hasSettled ? row.settled / 100 : null,
        settledEstimate: hasSettled ? row.settledEstimate / 100 : null,
      }))
      .toSorted((a, b) => b.revenue - a.revenue),
    days: days.toSorted((a, b) => a.day.localeCompare(b.day)),
    part,
    apart: [],
    settledTo: hasSettled ? settledTo : null,
    ...originOf(world),
  };
}

/** Networks settle a month in the middle of the next one. */
function lastSettled(today: string): string {
  const firstOf = (day: string) => indexOf(`${day.slice(0, 7)}-01`);
  const lastMonth = dayAt(firstOf(today) - 1);
  return Number(today.slice(8)) >= 15 ? lastMonth : dayAt(firstOf(lastMonth) - 1);
}

/** One day over all cells: what was asked for by their size, what was not filled and not shown by what their network lacks. */
function splitDay([requests = 0, fills = 0, impressions = 0, revenue = 0]: readonly number[], when: { app: number; day: number }) {
  const asked = distribute(
    requests,
    cells.map(({ size, network }) => size * courseOf('size', network, when)),
  );
  const filled = without(asked, requests - fills, ({ lacks }) => lacks);
  const shown = without(filled, fills - impressions, ({ skips }) => skips);
  const worth = cells.map(({ price, network }, index) => (shown[index] ?? 0) * price * courseOf('price', network, when));
  const earned = worth.some(Boolean) ? distribute(revenue, worth) : worth;
  return cells.map((_, index) => ({
    requests: asked[index] ?? 0,
    fills: filled[index] ?? 0,
    impressions: shown[index] ?? 0,
    revenue: earned[index] ?? 0,
  }));
}

/** What is left of each after a total was taken away, by weight and never more than there is. */
function without(counts: readonly number[], total: number, weightOf: (cell: AdCell) => number): number[] {
  const weights = counts.map((count, index) => count * (cells[index] ? weightOf(cells[index]) : 0));
  let rest = 0;
  const left = (weights.some(Boolean) ? distribute(total, weights) : weights).map((part, index) => {
    const [count, wanted] = [counts[index] ?? 0, part + rest];
    const taken = Math.min(count, wanted);
    rest = wanted - taken;
    return count - taken;
  });
  // What the last ones had not enough for is taken from the first that have.
  return left.map((count) => {
    const taken = Math.min(count, rest);
    rest -= taken;
    return count - taken;
  });
}
