import type { ChannelRecord } from './seed-channels.ts';

export interface GroupRecord {
  id: number;
  app: number;
  name: string;
}

export interface CampaignRecord {
  id: number;
  app: number;
  name: string;
  channel: number;
  /** 0 is none. */
  group: number;
  /** Days of the world, both included. */
  starts: number;
  ends: number;
  /** People a day at its best, in an app of size 1. */
  level: number;
  isEnabled: boolean;
}

/** The smallest thing whose days are counted: one creative of a campaign. */
export interface AdRecord {
  id: string;
  name: string;
  campaign: CampaignRecord;
  channel: ChannelRecord;
  /** What it adds to its campaign. */
  part: number;
}
