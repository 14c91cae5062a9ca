import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { Arrivals, Dependents } from '#app/api/ours/campaigns/info.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { badRequest } from '../../service/refusal.ts';
import { historyOf } from '../../world/campaigns/records/history.ts';
import { namingRules } from '../../world/campaigns/records/naming.ts';
import type { CampaignRegistry } from '../../world/campaigns/records/campaignRegistry.ts';
import { authorIn, rowOf } from '../../world/campaigns/records/listing.ts';
import { createdOn } from '../../world/campaigns/records/state.ts';
import { subCampaignsOf } from '../../world/campaigns/records/sub-campaigns.ts';
import { sendTestClick, testClicksOf } from '../../world/campaigns/records/testClicks.ts';
import type { CampaignRecord } from '../../world/campaigns/campaign.ts';
import { dayAt, momentOf } from '../../world/calendar.ts';
import { oneLinksOf } from '../../world/links/one-link.ts';
import { packagesOf } from '../../world/links/package.ts';
import { campaignOf, requireEditableRegistry, requireVisibleRegistry, visibleCampaigns } from './requireRegistry.ts';

const { campaignInfo } = ours;

/** What hangs on a campaign, by name. */
export function dependentsOf({ world, app }: CampaignRegistry, { id, level }: CampaignRecord): Dependents {
  const own = <One extends { campaign: number | null; name: string }>(all: readonly One[]) =>
    all.filter(({ campaign }) => campaign === id).map(({ name }) => name);
  return {
    hasData: level > 0,
    subCampaigns: own(subCampaignsOf(world, app.id)),
    smartLinks: own(oneLinksOf(world).all()),
    packages: own(packagesOf(world).all()),
  };
}

/** Same channel, same place that it leads to, same macros and parameters. */
function duplicatesOf(registry: CampaignRegistry, campaign: CampaignRecord, all: readonly CampaignRecord[]): Campaign[] {
  const linkOf = (one: CampaignRecord) => {
    const { target, url, deepLink, macros, parameters } = registry.settingsOf(one);
    return JSON.stringify([target, url, deepLink, macros.toSorted(), parameters.map(({ key, value }) => `${key}=${value}`).toSorted()]);
  };
  const link = linkOf(campaign);
  return all
    .filter((one) => one.id !== campaign.id && one.channel === campaign.channel && linkOf(one) === link)
    .map((one) => rowOf(registry, one));
}

function arrivalsOf({ world, recent }: CampaignRegistry, campaign: CampaignRecord): Arrivals {
  const createdAt = momentOf({ day: createdOn(campaign), minute: campaign.level === 0 ? world.now.minute : 600 });
  const { count, first } = testClicksOf(world, campaign.id);
  if (campaign.level === 0 || recent.lastClickAt(campaign) === null)
    return { createdAt, firstClickAt: first, firstInstallAt: null, firstCallbackAt: null, testClicks: count };
  const at = (minute: number) => momentOf({ day: dayAt(campaign.starts), minute });
  return { createdAt, firstClickAt: at(605), firstInstallAt: at(641), firstCallbackAt: at(643), testClicks: count };
}

export const infoAnswers: readonly Answer[] = [
  answer(campaignInfo.authors, ({ world, caller, input }) => {
    const registry = requireVisibleRegistry({ world, caller }, input.app);
    // A partner is not told who works for the company.
    if (caller.channels) return [];
    return [...new Set(visibleCampaigns(registry, caller).flatMap((one) => authorIn(registry, one) ?? []))].toSorted();
  }),
  answer(campaignInfo.naming, ({ world, caller, input }) => {
    requireVisibleRegistry({ world, caller }, input.app);
    const found = namingRules(world).find(input.app);
    if (!found || found.parts.length === 0) return null;
    const { app: _app, ...rule } = found;
    return rule;
  }),
  answer(campaignInfo.saveNaming, ({ world, caller, input: { app, body } }) => {
    requireEditableRegistry({ world, caller }, app);
    if (body.parts.some(({ kind, options }) => kind === 'choice' && options.length === 0)) throw badRequest('options');
    namingRules(world).put({ ...body, app });
    return null;
  }),
  answer(campaignInfo.history, ({ world, caller, input }) => {
    const registry = requireVisibleRegistry({ world, caller }, input.app);
    const changes = historyOf(registry, campaignOf(registry, caller, input.id));
    return caller.channels ? changes.map((change) => ({ ...change, by: null })) : changes;
  }),
  answer(campaignInfo.duplicates, ({ world, caller, input }) => {
    const registry = requireVisibleRegistry({ world, caller }, input.app);
    const found = duplicatesOf(registry, campaignOf(registry, caller, input.id), visibleCampaigns(registry, caller));
    return caller.channels ? found.map((one) => ({ ...one, createdBy: null })) : found;
  }),
  answer(campaignInfo.dependents, ({ world, caller, input }) => {
    const registry = requireVisibleRegistry({ world, caller }, input.app);
    return dependentsOf(registry, campaignOf(registry, caller, input.id));
  }),
  answer(campaignInfo.dependentsOfAll, ({ world, caller, input: { app, body } }) => {
    const registry = requireVisibleRegistry({ world, caller }, app);
    const found = body.ids.map((id) => dependentsOf(registry, campaignOf(registry, caller, id)));
    return {
      hasData: found.some(({ hasData }) => hasData),
      subCampaigns: found.flatMap(({ subCampaigns }) => subCampaigns),
      smartLinks: found.flatMap(({ smartLinks }) => smartLinks),
      packages: found.flatMap(({ packages }) => packages),
    };
  }),
  answer(campaignInfo.arrivals, ({ world, caller, input }) => {
    const registry = requireVisibleRegistry({ world, caller }, input.app);
    return arrivalsOf(registry, campaignOf(registry, caller, input.id));
  }),
  answer(campaignInfo.testClick, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    sendTestClick(world, campaignOf(registry, caller, input.id).id);
    return null;
  }),
];
