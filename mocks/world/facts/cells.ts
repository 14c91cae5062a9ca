import type { AdRecord } from '../promotion/campaign.ts';
import { countries, keywords } from '../promotion/seed-names.ts';
import type { Platform } from '../apps/app.ts';
import { between, hash } from '../random.ts';
import { factCount, parentPlaces } from './fact.ts';
import { devices } from './seed-devices.ts';

/** A part of an ad's people: where they are, what they hold, what they searched for. */
export interface Cell {
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
  const { systems, models } = devices[platform];
  const home = countries[0];
  const aimed = ad.channel.kind === 'overseas' ? countries.slice(1).sort((a, b) => hash(ad.id, a.id) - hash(ad.id, b.id)).slice(0, 2) : [home];
  const words = ad.channel.kind === 'search' ? [...keywords].sort((a, b) => hash(ad.id, a) - hash(ad.id, b)).slice(0, 4) : [''];
  const weighed = aimed.flatMap((country) =>
    systems.flatMap(([os, osWeight]) =>
      models.flatMap(([model, modelWeight]) =>
        words.map((keyword) => {
          const cell = { country: country.id, os, model, keyword };
          return { cell, weight: country.weight * osWeight * modelWeight * between(0.6, 1.4, 'cell', ad.id, os, model, keyword) };
        }),
      ),
    ),
  );
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  const ends = Float64Array.from(weighed, ({ weight }) => (before += weight / total));
  ends[ends.length - 1] = 1;
  return { cells: weighed.map(({ cell }) => cell), ends };
}

/**
 * Spreads a day's facts over parts of it, by the share of each part and those before. Whole numbers in every part, and their sum is the day's.
 * What is a part of something else is spread over that, so no part ever has more registrations than installs.
 * For three installs, two of them registered, and two equal cells: installs 1 and 2, registrations 1 and 1.
 */
export function spread(row: ArrayLike<number>, ends: ArrayLike<number>, chance: number): Int32Array[] {
  const cumulative: Int32Array[] = [];
  for (let fact = 0; fact < factCount; fact++) {
    const total = row[fact] ?? 0;
    const parent = parentPlaces[fact] ?? -1;
    const above = parent < 0 ? undefined : cumulative[parent];
    const whole = parent < 0 ? 1 : (row[parent] ?? 0);
    const sums = new Int32Array(ends.length);
    if (total)
      for (let part = 0; part < ends.length; part++) {
        const share = above && whole ? (above[part] ?? 0) / whole : (ends[part] ?? 0);
        sums[part] = share >= 1 ? total : Math.floor(total * share + chance);
      }
    cumulative.push(sums);
  }
  return cumulative;
}
