import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { between, hash } from '../../../world/random.ts';
import { distribute } from '../delay.ts';

type Sub = FraudInsight['subs'][number];
type Whole = Pick<FraudInsight['rows'][number], 'key' | 'attributed' | 'blocked' | 'reasons'>;

/** How many places a channel buys from. */
const mostSubs = 6;

/** A channel by the places it buys from: parts of its installs and of each reason, most of what is not trusted from one or two of them. */
export function subsOf({ key, attributed, blocked, reasons }: Whole): Sub[] {
  const count = 3 + (hash('sub-channels', key) % (mostSubs - 2));
  const places = Array.from({ length: count }, (_, place) => ({
    key: `${key}-${String(1000 + (hash('sub-channel', key, place) % 9000))}`,
    size: between(0.4, 1.6, 'sub-channel size', key, place) / (place + 1),
    // The last and smallest are those that nobody looks at.
    doubt: place >= count - 2 ? 5 : 0.6,
  }));
  const installs = distribute(
    attributed,
    places.map(({ size }) => size),
  );
  const doubts = places.map(({ size, doubt }) => size * doubt);
  const stopped = distribute(blocked, doubts);
  const byReason = Object.entries(reasons).map(([reason, all]) => [reason, distribute(all, doubts)] as const);
  return places.map(({ key: sub }, place) => {
    const own = Object.fromEntries(byReason.map(([reason, parts]) => [reason, parts[place] ?? 0]));
    const found = Object.values(own).reduce((sum, one) => sum + one, 0);
    // Each reason is rounded by itself: what was stopped is a part of what was found.
    const wasBlocked = Math.min(stopped[place] ?? 0, found);
    return { channel: key, key: sub, attributed: installs[place] ?? 0, blocked: wasBlocked, flagged: found - wasBlocked, reasons: own };
  });
}
