import type { AdRecord } from '../campaigns/campaign.ts';
import { countries, keywords } from '../campaigns/names/seed-names.ts';
import type { Platform } from '../apps/app.ts';
import { between, hash } from '../random.ts';
import { parentPlaces } from './fact.ts';
import { handsets } from './seed-devices.ts';
import { kindsFor, type Setting } from './people/settings.ts';

/** A part of an ad's people: where they are, what they hold, what they searched for. */
export interface Cell extends Partial<Record<Setting | 'appVersion', string>> {
  country: string;
  os: string;
  model: string;
  keyword: string;
}

export interface Cells {
  cells: readonly Cell[];
  /** The share of all people in a cell and those before it; the last is 1. */
  ends: Float64Array;
}

/** Into which parts the people of an ad fall. Ads are aimed: each reaches one or two countries, and only those of a search have keywords. */
export function cellsOf(ad: AdRecord, platform: Platform): Cells {
  const home = countries[0];
  const aimed =
    ad.channel.kind === 'overseas'
      ? countries
          .slice(1)
          .sort((a, b) => hash(ad.id, a.id) - hash(ad.id, b.id))
          .slice(0, 2)
      : [home];
  const words = ad.channel.kind === 'search' ? [...keywords].sort((a, b) => hash(ad.id, a) - hash(ad.id, b)).slice(0, 4) : [''];
  const weighed = aimed.flatMap((country) =>
    handsets[platform].flatMap(([model, os, share]) =>
      words.map((keyword) => {
        const cell = { country: country.id, os, model, keyword };
        return { cell, weight: country.weight * share * between(0.6, 1.4, 'cell', ad.id, os, model, keyword) };
      }),
    ),
  );
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  const ends = Float64Array.from(weighed, ({ weight }) => (before += weight / total));
  ends[ends.length - 1] = 1;
  return { cells: weighed.map(({ cell }) => cell), ends };
}

/** The same parts by settings of their devices, too: each part falls into its kinds in place, so that those of a part are that part. */
export function cellsBySettings({ cells, ends }: Cells, settings: readonly Setting[]): Cells {
  let parts = cells.map((cell, index) => ({ cell, from: ends[index - 1] ?? 0, to: ends[index] ?? 1 }));
  for (const setting of settings)
    parts = parts.flatMap(({ cell, from, to }) => {
      const kinds = kindsFor(setting, cell);
      const all = kinds.reduce((sum, [, share]) => sum + share, 0);
      let reached = 0;
      return kinds.map(([kind, share], index) => {
        const start = from + ((to - from) * reached) / all;
        reached += share;
        return {
          cell: { ...cell, [setting]: kind },
          from: start,
          to: index === kinds.length - 1 ? to : from + ((to - from) * reached) / all,
        };
      });
    });
  return { cells: parts.map(({ cell }) => cell), ends: Float64Array.from(parts, ({ to }) => to) };
}

interface Spreading {
  row: ArrayLike<number>;
  /** The share of each part and those before. */
  ends: ArrayLike<number>;
  chance: number;
  /** Of the facts that are wanted, parents first. */
  places: readonly number[];
}

/**
 * Spreads a day's facts over parts of it into `sums`: fact by fact, the running sum until each part.
 * Whole numbers in every part, and their sum is the day's. What is a part of something else is spread over that, so no part ever has more
 * registrations than installs. For three installs, two of them registered, and two equal cells: installs 1 and 3, registrations 1 and 2.
 */
export function spread({ row, ends, chance, places }: Spreading, sums: Int32Array) {
  const parts = ends.length;
  for (const fact of places) {
    const total = row[fact] ?? 0;
    const start = fact * parts;
    const parent = parentPlaces[fact] ?? -1;
    const whole = parent < 0 ? 0 : (row[parent] ?? 0);
    if (!total) sums.fill(0, start, start + parts);
    else if (whole) {
      const above = parent * parts;
      const rate = total / whole;
      for (let part = 0; part < parts; part++) {
        const reached = sums[above + part] ?? 0;
        sums[start + part] = reached >= whole ? total : Math.floor(reached * rate + chance);
      }
    } else
      for (let part = 0; part < parts; part++)
        sums[start + part] = part === parts - 1 ? total : Math.floor(total * (ends[part] ?? 0) + chance);
  }
}

/** Adds one part of running sums. */
export function addPart(sum: Float64Array, sums: ArrayLike<number>, parts: number, part: number, places: readonly number[]) {
  for (const fact of places) {
    const at = fact * parts + part;
    sum[fact] = (sum[fact] ?? 0) + (sums[at] ?? 0) - (part === 0 ? 0 : (sums[at - 1] ?? 0));
  }
}
