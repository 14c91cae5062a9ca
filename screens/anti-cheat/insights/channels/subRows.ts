import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { rateChange, rateOf, sharesOf, type Decided } from '../fraud.ts';
import type { FraudRow } from './fraudColumns.tsx';

type Sub = FraudInsight['subs'][number];
export interface SubRow extends Sub, FraudRow {
  /** Of its channel. */
  name: string;
}

/** A rate of fewer claims than this says little. */
const smallSample = 200;
const listed = 12;

/** Two channels may call what they buy from the same. */
export const subKey = ({ channel, key }: Pick<Sub, 'channel' | 'key'>): string => `${channel}:${key}`;

/** The highest rates of all channels or of one, and how many sub-channels there are. */
export function subRows(
  { rows: channels, subs }: Pick<FraudInsight, 'rows' | 'subs'>,
  channel: string,
  judged?: Decided,
): { rows: SubRow[]; all: number } {
  const own = subs.filter((sub) => channel === '' || sub.channel === channel);
  const names = new Map(channels.map(({ key, label }) => [key, label]));
  const large = own.filter(({ attributed, blocked }) => attributed + blocked >= smallSample);
  const rows = (large.length ? large : own)
    .map((sub): SubRow => {
      const change = rateChange(judged, (side) => side.subs.find((one) => subKey(one) === subKey(sub)));
      const name = names.get(sub.channel) ?? sub.channel;
      return Object.assign({ name, rate: rateOf(sub), change }, sub, sharesOf(sub));
    })
    .toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0))
    .slice(0, listed);
  return { rows, all: own.length };
}
