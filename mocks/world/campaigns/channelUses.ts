import type { Deletable } from '#app/api/channels/custom.ts';
import { packagesOf, type PackageRecord } from '../links/package.ts';
import type { Account } from '../members/account.ts';
import type { World } from '../world.ts';
import type { CampaignRecord } from './campaign.ts';
import { campaignsOn } from './channels.ts';
import { rulesOf, type RuleRecord } from './rules.ts';

interface ChannelUses {
  campaigns: readonly CampaignRecord[];
  rules: readonly RuleRecord[];
  packages: readonly PackageRecord[];
  partners: readonly Account[];
}

/** All that names a channel, in the apps and among the people of its owner. */
export function channelUses(world: World, owner: number, channel: number): ChannelUses {
  const apps = new Set(world.apps.all().flatMap((app) => (app.owner === owner ? [app.id] : [])));
  return {
    campaigns: campaignsOn(world, owner, channel),
    rules: rulesOf(world)
      .all()
      .filter(({ app, channels }) => apps.has(app) && channels.includes(channel)),
    packages: packagesOf(world)
      .all()
      .filter((one) => apps.has(one.app) && one.channel === channel),
    partners: world.accounts.all().filter(({ root, channels }) => root === owner && channels?.includes(channel)),
  };
}

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name);

/** A rule without its only channel would be one for all of them, and a partner without theirs would see everybody's. */
export function deletableOf(world: World, { campaigns, rules, packages, partners }: ChannelUses): Deletable {
  // Apps may have rules of the same name.
  const inApp = ({ app, name }: { app: number; name: string }) => `${world.apps.find(app)?.name ?? app} / ${name}`;
  const names = { campaigns: namesOf(campaigns), rules: rules.map(inApp), packages: packages.map(inApp), partners: namesOf(partners) };
  return { ...names, canDelete: Object.values(names).every(({ length }) => length === 0) };
}

/** Everything of the one channel becomes that of the other. */
export function moveChannelUses(world: World, owner: number, from: number, into: number) {
  const { campaigns, rules, packages, partners } = channelUses(world, owner, from);
  const moved = (channels: readonly number[]) => [...new Set(channels.map((id) => (id === from ? into : id)))];
  for (const { id, app } of campaigns) {
    const found = world.apps.find(app);
    if (found) world.promotionOf(found).campaigns.change(id, { channel: into });
  }
  for (const rule of rules) rulesOf(world).put({ ...rule, channels: moved(rule.channels) });
  for (const one of packages) packagesOf(world).put({ ...one, channel: into });
  for (const partner of partners) world.accounts.put({ ...partner, channels: moved(partner.channels ?? []) });
}
