import { indexOf, weekdayOf } from '../calendar.ts';
import type { Source } from './ledger.ts';
import { burst } from './season.ts';

/** Lower edges of the buckets in seconds, from 5 seconds to 7 days. */
export const delayEdges = [0, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 21_600, 43_200, 86_400, 172_800, 345_600] as const;

/** The usual way from a click to an install: most within minutes, few within seconds, and a long tail. */
const usual = [0.1, 0.3, 7, 14, 17, 19, 12, 10, 5.5, 4, 3.6, 2.2, 1.8, 1.2, 0.8, 0.4];
/** Users who wait until the evening or for Wi-Fi. Their share in the suspect buckets is as small as that of others. */
const unhurried = [0.1, 0.3, 3, 6, 10, 14, 12, 13, 11, 8.5, 8.6, 6.2, 3.8, 1.2, 0.8, 0.4];
/** Click injection: clicks sent at the moment of an organic install. */
const injected = [62, 28, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
/** Click flooding: clicks sent for everybody, so installs come as likely after days as after minutes. */
const flooded = [0, 0, 0, 0, 1, 1, 2, 3, 5, 6, 9, 14, 16, 18, 15, 10];

const sharesOf = (weights: readonly number[]) => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
};
const curves = [usual, unhurried, injected, flooded].map(sharesOf);

/** The number of installs of each kind, which is all that sums over many days need. */
export type InstallKinds = Float64Array;
export const noInstallKinds = (): InstallKinds => new Float64Array(curves.length);

/** Whose clicks begin to come in the moment of the install, and from when on: the delays show it before anybody suspects them. */
const creeping = { media: 'mintegral', from: indexOf('2026-10-30'), days: 12, times: 2.2 };
/** Its clicks were sent for everybody (`season.ts`). */
const burstDays = { from: indexOf(burst.from), to: indexOf(burst.to) };

/** In which ways the installs of one day came. What a channel does wrong shows here first. */
export function addInstallKinds(ways: InstallKinds, { ad, nature }: Source, day: number, installs: number) {
  const { media } = ad.channel;
  const grown = media === creeping.media ? Math.min(1, Math.max(0, (day - creeping.from) / creeping.days)) : 0;
  const isBurst = day >= burstDays.from && day <= burstDays.to;
  const floods = nature.fraud * (media !== burst.media ? 1.2 : isBurst ? 7 : 4);
  const injects = nature.fraud * 0.7 * (1 + grown * (creeping.times - 1));
  const honest = installs * (1 - floods - injects);
  const slow = slowOn(day);
  ways[0] = (ways[0] ?? 0) + honest * (1 - slow);
  ways[1] = (ways[1] ?? 0) + honest * slow;
  ways[2] = (ways[2] ?? 0) + installs * injects;
  ways[3] = (ways[3] ?? 0) + installs * floods;
}

/** The weight of each bucket. */
export const delayWeights = (ways: InstallKinds): number[] =>
  delayEdges.map((_, index) => curves.reduce((sum, curve, way) => sum + (curve[index] ?? 0) * (ways[way] ?? 0), 0));

/** A day in the middle of a rise. */
const rises = indexOf('2026-10-18');
const slowShares: number[] = [];

/** The share of people who take their time: more at weekends, and a little more or less for months on end. */
function slowOn(day: number): number {
  const known = slowShares[day];
  if (known !== undefined) return known;
  const isWeekend = weekdayOf(day) > 4;
  const share = 0.14 + (isWeekend ? 0.1 : 0) + 0.08 * Math.sin((2 * Math.PI * (day - rises)) / 112);
  slowShares[day] = share;
  return share;
}
