import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { placeOf } from '../../../world/facts/fact.ts';
import { fraudReasons, fraudRecords, type FraudReason } from '../../../world/facts/fraud.ts';
import { sumFacts } from '../../../world/facts/sumFacts.ts';
import { labelsFor } from '../labels.ts';
import { originOf, type Subject } from '../scope.ts';
import { subChannelAt, subChannelsOf } from '../../../world/campaigns/subChannels.ts';
import { distribute } from '../delay.ts';

interface Counts {
  blocked: number;
  flagged: number;
}

type ByReason = Record<string, number>;
type SubCounts = Counts & { reasons: ByReason };
type ChannelCounts = SubCounts & { attributed: number; subs: Map<string, SubCounts> };

/** What was blocked in real time and what was flagged after attribution, apart: by day, by reason, and by channel. */
export function fraudOf(subject: Subject): FraudInsight {
  const { books, filter, world } = subject;
  const labelOf = labelsFor(subject, 'channel');
  const channelOf = new Map(books.ads.map(({ id, channel }) => [id, String(channel.id)]));
  const none = (): Counts => ({ blocked: 0, flagged: 0 });
  const days = new Map<string, Counts>();
  const reasons = new Map<FraudReason, Counts>(fraudReasons.map((reason) => [reason, none()]));
  const channels = new Map<string, ChannelCounts>();
  const facts = ['blockedInstalls', 'suspectInstalls', 'clickedInstalls'] as const;
  for (const [joined, sum] of sumFacts(books, { by: 'ad', isByDay: true, facts }, filter)) {
    const [ad = '', day = ''] = joined.split('@');
    const [blocked, flagged, attributed] = facts.map((fact) => sum[placeOf[fact]] ?? 0);
    const ofDay = days.get(day) ?? none();
    days.set(day, { blocked: ofDay.blocked + (blocked ?? 0), flagged: ofDay.flagged + (flagged ?? 0) });
    const key = channelOf.get(ad) ?? '';
    const channel: ChannelCounts = channels.get(key) ?? { ...none(), attributed: 0, reasons: {}, subs: new Map() };
    channels.set(key, channel);
    channel.blocked += blocked ?? 0;
    channel.flagged += flagged ?? 0;
    channel.attributed += attributed ?? 0;
    for (const { chance, reason, isBlocked } of fraudRecords(ad, day, blocked ?? 0, flagged ?? 0)) {
      const counts = reasons.get(reason);
      if (counts) counts[isBlocked ? 'blocked' : 'flagged'] += 1;
      channel.reasons[reason] = (channel.reasons[reason] ?? 0) + 1;
      const ofSub = subOf(channel, subChannelAt(key, chance));
      ofSub[isBlocked ? 'blocked' : 'flagged'] += 1;
      ofSub.reasons[reason] = (ofSub.reasons[reason] ?? 0) + 1;
    }
  }
  return {
    days: [...days]
      .map(([day, counts]) => Object.assign(counts, { day }))
      .toSorted((a, b) => Number(a.day > b.day) - Number(a.day < b.day)),
    reasons: [...reasons].map(([reason, counts]) => Object.assign(counts, { reason })),
    rows: [...channels]
      .filter(([, { attributed, blocked }]) => attributed + blocked > 0)
      .map(([key, { attributed, blocked, flagged, reasons: byReason }]) => ({
        key,
        label: labelOf(key).label,
        attributed,
        blocked,
        flagged,
        reasons: byReason,
      }))
      .toSorted((a, b) => b.blocked + b.flagged - a.blocked - a.flagged),
    subs: [...channels].flatMap(([key, counts]) => subsOf(key, counts)),
    ...originOf(world),
  };
}

function subOf({ subs }: ChannelCounts, key: string): SubCounts {
  const found = subs.get(key) ?? { blocked: 0, flagged: 0, reasons: {} };
  subs.set(key, found);
  return found;
}

/** A channel by the places it buys from: parts of its installs, and each record where it came from. */
function subsOf(channel: string, { attributed, subs }: ChannelCounts): FraudInsight['subs'] {
  const places = subChannelsOf(channel);
  const installs = distribute(
    attributed,
    places.map(({ size }) => size),
  );
  return places.map(({ key }, place) => {
    const { blocked, flagged, reasons } = subs.get(key) ?? { blocked: 0, flagged: 0, reasons: {} };
    return { channel, key, attributed: installs[place] ?? 0, blocked, flagged, reasons };
  });
}
