import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import type { ChannelRecord } from './seed-channels.ts';

export interface GroupRecord {
  id: number;
  app: number;
  name: string;
  note?: string | null;
  createdOn?: string;
}

/** Settings of a campaign that do not affect its facts. */
export type CampaignSettings = Omit<CampaignDraft, 'name' | 'channel' | 'group' | 'startsOn' | 'endsOn'>;

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
  /** One day on which it brings many times more: somebody famous spoke of it. */
  push?: { day: number; factor: number };
  isEnabled: boolean;
  isArchived?: boolean;
  /** Missing settings follow from the plan. */
  createdOn?: string;
  /** The last day set by a user. Facts stay, so the ledgers do not use it. */
  endsOn?: string | null;
  createdBy?: string;
  settings?: CampaignSettings;
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
