import { between, hash, shareOf } from '../random.ts';

/** A place that a channel buys from. */
interface SubChannel {
  key: string;
  size: number;
  /** Up to here, of all that is not trusted, the chance of a record leads to this one or one before it. */
  until: number;
}

const mostSubs = 6;
const known = new Map<string, readonly SubChannel[]>();

/** The places a channel buys from: most of what is not trusted comes from one or two of them. */
export function subChannelsOf(channel: string): readonly SubChannel[] {
  const found = known.get(channel) ?? made(channel);
  known.set(channel, found);
  return found;
}

function made(channel: string): SubChannel[] {
  const count = 3 + (hash('sub-channels', channel) % (mostSubs - 2));
  const places = Array.from({ length: count }, (_, place) => {
    const size = between(0.4, 1.6, 'sub-channel size', channel, place) / (place + 1);
    // The last and smallest are those that nobody looks at.
    const doubt = size * (place >= count - 2 ? 5 : 0.6);
    return { key: `${channel}-${String(1000 + (hash('sub-channel', channel, place) % 9000))}`, size, doubt };
  });
  const all = places.reduce((sum, { doubt }) => sum + doubt, 0);
  let sum = 0;
  return places.map(({ key, size, doubt }) => ({ key, size, until: (sum += doubt) / all }));
}

const seed = hash('sub-channel of a record');

/** Where a record of a channel came from. */
export function subChannelAt(channel: string, chance: number): string {
  const places = subChannelsOf(channel);
  const point = shareOf(seed, chance, places.length);
  return (places.find(({ until }) => point < until) ?? places.at(-1))?.key ?? channel;
}
