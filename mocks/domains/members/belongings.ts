import type { Belongings } from '#app/api/ours/people/members.ts';
import { authorIn } from '../../world/campaigns/records/listing.ts';
import { registryOf } from '../../world/campaigns/records/campaignRegistry.ts';
import { jobsOf, presetsOf } from '../../world/exports/job.ts';
import type { Account } from '../../world/members/account.ts';
import { grantsOf, keyOfGrant } from '../../world/members/grants.ts';
import { requestsOf } from '../../world/members/requests.ts';
import type { World } from '../../world/world.ts';

/** What is about the person alone, which nobody else can open. */
const ownOf = (world: World, { id }: Account) => ({
  grants: grantsOf(world)
    .all()
    .filter(({ account }) => account === id),
  requests: requestsOf(world)
    .all()
    .filter(({ from }) => from === id),
  presets: presetsOf(world)
    .all()
    .filter(({ account }) => account === id),
});

export function countBelongings(world: World, person: Account): Belongings {
  const { grants, requests, presets } = ownOf(world, person);
  const written = world.apps
    .all()
    .filter(({ owner }) => owner === person.root)
    .map((app) => registryOf(world, app))
    .map((registry) => registry.promotion.campaigns.all().filter((one) => authorIn(registry, one) === person.name).length);
  return {
    ownApps: grants.length,
    requests: requests.length,
    presets: presets.length,
    campaigns: written.reduce((sum, one) => sum + one, 0),
    files: jobsOf(world)
      .all()
      .filter(({ account }) => account === person.id).length,
  };
}

/** What is about the person alone goes with them. Campaigns, devices and files stay with the account. */
export function deleteBelongings(world: World, person: Account) {
  const { grants, requests, presets } = ownOf(world, person);
  for (const { account, app } of grants) grantsOf(world).delete(keyOfGrant(account, app));
  for (const { id } of requests) requestsOf(world).delete(id);
  for (const { id } of presets) presetsOf(world).delete(id);
}
