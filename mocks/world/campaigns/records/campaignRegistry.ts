import type { AppRecord } from '../../apps/app.ts';
import { adAccountsOf } from '../../ad-accounts/accounts.ts';
import type { AdAccountRecord } from '../../ad-accounts/ad-account.ts';
import { part } from '../../state/part.ts';
import type { World } from '../../world.ts';
import type { CampaignRecord, CampaignSettings, GroupRecord } from '../campaign.ts';
import type { Promotion } from '../promotion.ts';
import type { ChannelRecord } from '../seed-channels.ts';
import { trackingLink } from '../trackingLink.ts';
import { RecentCounts } from './recent.ts';
import { settingsOf } from './settings.ts';

/** The campaigns of one app with all that they are shown with. */
export class CampaignRegistry {
  readonly promotion: Promotion;
  readonly recent: RecentCounts;
  /** Campaigns of one name, and those that a channel was given on one day: a sheet of thousands asks for both in each row. */
  readonly named: (name: string) => readonly CampaignRecord[];
  readonly madeOn: (channel: number, day: string) => readonly CampaignRecord[];
  private accounts: ReadonlyMap<string, readonly AdAccountRecord[]> = new Map();
  private bound: readonly AdAccountRecord[] | undefined;

  constructor(
    readonly world: World,
    readonly app: AppRecord,
  ) {
    this.promotion = world.promotionOf(app);
    this.recent = new RecentCounts(this.promotion.books, world.now);
    const { campaigns } = this.promotion;
    this.named = campaigns.indexBy(({ name }) => name);
    const of = campaigns.indexBy(({ channel, createdOn }) => `${channel} ${createdOn}`);
    this.madeOn = (channel, day) => of(`${channel} ${day}`);
  }

  channelOf({ channel }: CampaignRecord): ChannelRecord | undefined {
    return this.world.channels.find(channel);
  }

  groupOf({ group }: CampaignRecord): GroupRecord | undefined {
    return this.promotion.groups.find(group);
  }

  settingsOf(campaign: CampaignRecord): CampaignSettings {
    const media = this.channelOf(campaign)?.media ?? '';
    return settingsOf(campaign, { media, app: this.app, accounts: this.accountsAt(media) });
  }

  accountOf(campaign: CampaignRecord): AdAccountRecord | undefined {
    const { account } = this.settingsOf(campaign);
    return account === null ? undefined : adAccountsOf(this.world).find(account);
  }

  linkOf(campaign: CampaignRecord): string {
    return trackingLink(campaign.id, this.channelOf(campaign)?.media ?? '', this.settingsOf(campaign));
  }

  /** The accounts of a medium from which this app takes data. */
  private accountsAt(media: string): readonly AdAccountRecord[] {
    const all = adAccountsOf(this.world).all();
    if (all !== this.bound) {
      const mine = all.filter(({ apps }) => apps.includes(this.app.id));
      this.accounts = new Map(mine.map(({ media: at }) => [at, mine.filter((one) => one.media === at)]));
      this.bound = all;
    }
    return this.accounts.get(media) ?? [];
  }
}

const desks = part(() => new Map<number, CampaignRegistry>());

export function registryOf(world: World, app: AppRecord): CampaignRegistry {
  const known = desks(world).get(app.id) ?? new CampaignRegistry(world, app);
  desks(world).set(app.id, known);
  return known;
}
