import type { Source } from './ledger.ts';
import { burst } from './season.ts';

/** Lower edges of the buckets in seconds, from 5 seconds to 7 days. */
export const delayEdges = [0, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 21_600, 43_200, 86_400, 172_800, 345_600] as const;

/** The usual way from a click to an install: most within minutes, few within seconds, and a long tail. */
const usual = [0.1, 0.3, 7, 14, 17, 19, 12, 10, 5.5, 4, 3.6, 2.2, 1.8, 1.2, 0.8, 0.4];
/** Clicks sent in the moment of an install that comes anyway. */
const injected = [62, 28, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
/** Clicks sent for everybody, in the hope of an install: as likely after days as after minutes. */
const flooded = [0, 0, 0, 0, 1, 1, 2, 3, 5, 6, 9, 14, 16, 18, 15, 10];

const share = (weights: readonly number[], index: number) => (weights[index] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0);

/** The share of an ad's installs in each bucket. What its channel does wrong shows here first. */
export function delayShares({ ad, nature }: Source): number[] {
  const floods = ad.channel.media === burst.media ? nature.fraud * 4 : nature.fraud * 1.2;
  const injects = nature.fraud * 0.7;
  return delayEdges.map(
    (_, index) => (1 - floods - injects) * share(usual, index) + injects * share(injected, index) + floods * share(flooded, index),
  );
}
