import { between, hash, pick, share, whole } from '../random.ts';
import type { CampaignRecord, GroupRecord } from './campaign.ts';
import { adChannels, type ChannelRecord } from './seed-channels.ts';
import { creatives, groups, themes } from './names/seed-names.ts';

/** For what has no last day. */
export const openEnd = 20_000;
const total = adChannels.reduce((sum, { weight }) => sum + weight, 0);

/** A channel for a share between 0 and 1, by weight. */
function channelAt(point: number, isIos: boolean): ChannelRecord {
  let left = point * total;
  for (const channel of adChannels) {
    left -= channel.weight;
    if (left < 0) return channel.media === 'asa' && !isIos ? first : channel;
  }
  return first;
}
const [
  first = ((): never => {
    throw new Error('A world without channels');
  })(),
] = adChannels;

/** Three of each name; where there are tens of thousands of campaigns, more than the service hands out at once. */
export function groupsOf(app: number, campaigns: number): GroupRecord[] {
  const [each, step, from] = campaigns > 10_000 ? [110, 120, app * 1000] : [3, 10, app * 100];
  return groups.flatMap((name, index) =>
    Array.from({ length: each }, (_, at) => ({
      id: from + index * step + at + 1,
      app,
      name: `${name} ${at + 1} 组`,
      createdOn: '2024-01-02',
    })),
  );
}

interface Plan {
  app: number;
  count: number;
  /** Today: a campaign that will begin later is not there yet. */
  today: number;
  isIos: boolean;
  /** Names of up to 200 characters. */
  hasLongNames: boolean;
}

/** The campaigns of an app since the beginning. Most are over; a few of each channel run on. */
export function campaignsOf({ app, count, today, isIos, hasLongNames }: Plan): CampaignRecord[] {
  const members = groupsOf(app, count);
  return Array.from({ length: count }, (_, index) => {
    const keys = ['campaign', app, index] as const;
    // The first ones make sure that each channel has one.
    const channel = index < adChannels.length ? channelAt(weightBefore(index) / total, isIos) : channelAt(share(...keys, 'channel'), isIos);
    // Unused links: one is new, one is old.
    const unused = index % 120 === 57 ? 'new' : index % 120 === 117 ? 'old' : null;
    // The first one of each channel began long ago.
    const planned = Math.floor(today * (index < adChannels.length ? 0.6 * share(...keys, 'start') : 1 - share(...keys, 'start') ** 1.6));
    const starts = unused === 'new' ? today - 2 : planned;
    const runsOn = unused !== null || index < adChannels.length || index % 5 === 0 || today - starts < 30;
    const ends = runsOn ? openEnd : starts + whole(14, 150, ...keys, 'length');
    const name = `${pick(themes, ...keys, 'theme')}-${pick(creatives, ...keys, 'creative')}-${index + 1}`;
    return {
      id: app * 100_000 + index + 1,
      app,
      name: hasLongNames && index % 50 === 0 ? name.padEnd(200, '·很长的活动名称') : name,
      channel: channel.id,
      group: members[hash(...keys, 'group') % members.length]?.id ?? 0,
      starts,
      ends,
      level: unused ? 0 : (9500 * channel.weight * between(0.35, 1.8, ...keys, 'level')) / Math.max(60, count),
      isEnabled: runsOn || index % 6 === 1,
      isArchived: ends < today - 200 && index % 3 !== 0,
    };
  });
}

const weightBefore = (index: number) => adChannels.slice(0, index).reduce((sum, { weight }) => sum + weight, 0) + 0.001;
