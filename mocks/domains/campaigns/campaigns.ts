import { ours } from '#app/api/ours/ours.ts';
import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { CampaignChange } from '#app/api/ours/campaigns/info.ts';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { seesChannel } from '../../service/access.ts';
import { pageOf } from '../../service/page.ts';
import { badRequest, forbidden, missing, Refusal, taken } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { bulkCreate } from '../../world/campaigns/records/bulkCreate.ts';
import { recordChanges } from '../../world/campaigns/records/history.ts';
import { linkCheck, nameTaken, preflight } from '../../world/campaigns/records/checks.ts';
import type { CampaignRegistry } from '../../world/campaigns/records/campaignRegistry.ts';
import { chosen, rowOf } from '../../world/campaigns/records/listing.ts';
import { createCampaign, detailOf, updateCampaign } from '../../world/campaigns/records/saveCampaign.ts';
import { subCampaignBook } from '../../world/campaigns/records/sub-campaigns.ts';
import type { CampaignRecord } from '../../world/campaigns/campaign.ts';
import { macrosOf } from '../../world/campaigns/trackingLink.ts';
import { choiceOf } from './choices.ts';
import { campaignOf, visibleCampaigns, requireEditableRegistry, requireVisibleRegistry } from './requireRegistry.ts';

const { campaigns } = ours;

/** Applies the same checks as the form. */
function checkDraft(registry: CampaignRegistry, caller: Account, draft: CampaignDraft, except?: number) {
  if (!seesChannel(caller, draft.channel)) throw forbidden();
  if (!draft.name.trim()) throw badRequest('name');
  const other = nameTaken(registry, draft.name, except);
  if (other) throw taken(`名称已存在（${other.id}）`);
  if (draft.clickWindow < 1 || draft.clickWindow > 30) throw badRequest('clickWindow');
  if (draft.endsOn !== null && draft.startsOn !== null && draft.endsOn < draft.startsOn) throw badRequest('enddate');
}

const stops = (registry: CampaignRegistry, draft: CampaignDraft) => preflight(registry, draft).find(({ level }) => level === 'stop');

type Source = Pick<CampaignChange, 'by' | 'from'>;

/** Every change is written down with who made it. */
function change(registry: CampaignRegistry, campaign: CampaignRecord, to: Partial<CampaignRecord>, source: Source) {
  const before = detailOf(registry, campaign);
  const after = registry.promotion.campaigns.put({ ...campaign, ...to });
  recordChanges(registry.world, before, detailOf(registry, after), source);
  return null;
}

const verbs = {
  enable: { isEnabled: true },
  disable: { isEnabled: false },
  archive: { isArchived: true },
  restore: { isArchived: false },
} as const satisfies Record<string, Partial<CampaignRecord>>;

type BulkChange = InputOf<typeof campaigns.change>['body'];

/** What a change of many makes of one of them. */
function changed(
  registry: CampaignRegistry,
  campaign: CampaignRecord,
  body: Omit<BulkChange, 'to'> & { to: Exclude<BulkChange['to'], 'delete'> },
) {
  const settings = registry.settingsOf(campaign);
  switch (body.to) {
    case 'regroup':
      return { group: body.group ?? 0 };
    case 'window':
      return { settings: { ...settings, clickWindow: body.clickWindow ?? settings.clickWindow, viewWindow: body.viewWindow } };
    case 'callback':
      return { settings: { ...settings, callbackEvents: body.callbackEvents } };
    default:
      return verbs[body.to];
  }
}

/** A campaign goes with all that hangs on it. */
function deleteCampaign(registry: CampaignRegistry, { id, level }: CampaignRecord): boolean {
  if (level > 0) return false;
  const subs = subCampaignBook(registry.world, registry.app.id);
  for (const sub of subs.all()) if (sub.campaign === id) subs.delete(sub.id);
  return registry.promotion.campaigns.delete(id);
}

const reading: readonly Answer[] = [
  answer(campaigns.page, ({ world, caller, input }) => {
    const registry = requireVisibleRegistry({ world, caller }, input.app);
    return pageOf(chosen(registry, visibleCampaigns(registry, caller), input), input, (one) =>
      caller.channels ? { ...rowOf(registry, one), createdBy: null } : rowOf(registry, one),
    );
  }),
  answer(campaigns.one, ({ world, caller, input }) => {
    const registry = requireVisibleRegistry({ world, caller }, input.app);
    return detailOf(registry, campaignOf(registry, caller, input.id));
  }),
  answer(campaigns.linkCheck, ({ world, caller, input }) => {
    const registry = requireVisibleRegistry({ world, caller }, input.app);
    return linkCheck(registry, campaignOf(registry, caller, input.id));
  }),
  answer(campaigns.preflight, ({ world, caller, input }) => preflight(requireVisibleRegistry({ world, caller }, input.app), input.body)),
  answer(campaigns.macros, ({ world, caller, input }) => {
    const { world: of } = requireVisibleRegistry({ world, caller }, input.app);
    const media = String(input.media);
    if (!of.channels.all().some((one) => one.media === media)) throw missing('媒体');
    return [...macrosOf(media)];
  }),
  answer(campaigns.named, ({ world, caller, input: { app, body } }) => {
    const registry = requireVisibleRegistry({ world, caller }, app);
    const wanted = new Set(body.names.map((name) => name.trim().toLowerCase()));
    return visibleCampaigns(registry, caller)
      .filter(({ id, name }) => wanted.has(name.toLowerCase()) || wanted.has(String(id)))
      .map(choiceOf);
  }),
  answer(campaigns.names, ({ world, caller, input }) => ({
    isFree: !nameTaken(requireVisibleRegistry({ world, caller }, input.app), input.name),
  })),
];

const writing: readonly Answer[] = [
  answer(campaigns.create, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    checkDraft(registry, caller, input.body);
    const stop = stops(registry, input.body);
    if (stop) throw new Refusal(-1009, '预检未通过', stop);
    return detailOf(registry, createCampaign(registry, input.body, caller.name));
  }),
  answer(campaigns.update, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    const campaign = campaignOf(registry, caller, input.id);
    // Facts are recorded by channel, so a campaign cannot change its channel.
    if (input.body.channel !== campaign.channel) throw badRequest('channelid');
    checkDraft(registry, caller, input.body, campaign.id);
    const before = detailOf(registry, campaign);
    const after = detailOf(registry, updateCampaign(registry, campaign, input.body));
    recordChanges(world, before, after, { by: caller.name, from: 'console' });
    return after;
  }),
  answer(campaigns.delete, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    const campaign = campaignOf(registry, caller, input.id);
    // A campaign with facts cannot be deleted; it is archived instead.
    if (campaign.level > 0) throw taken('已有数据的推广活动不能删除，请归档');
    deleteCampaign(registry, campaign);
    return null;
  }),
  answer(campaigns.enable, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    return change(registry, campaignOf(registry, caller, input.id), verbs.enable, { by: caller.name, from: 'console' });
  }),
  answer(campaigns.disable, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    return change(registry, campaignOf(registry, caller, input.id), verbs.disable, { by: caller.name, from: 'console' });
  }),
  answer(campaigns.change, ({ world, caller, input: { app, body } }) => {
    const registry = requireEditableRegistry({ world, caller }, app);
    const found = body.ids.map((id) => campaignOf(registry, caller, id));
    const { to } = body;
    if (to === 'delete') return { changed: found.filter((one) => deleteCampaign(registry, one)).length };
    if (to === 'regroup' && (body.group === null || (body.group > 0 && !registry.promotion.groups.find(body.group))))
      throw badRequest('campgroupid');
    if (to === 'window' && (body.clickWindow === null || body.clickWindow < 1 || body.clickWindow > 30)) throw badRequest('clickWindow');
    const source = { by: caller.name, from: 'bulk' } as const;
    for (const campaign of found) change(registry, campaign, changed(registry, campaign, { ...body, to }), source);
    return { changed: found.length };
  }),
  answer(campaigns.createMany, ({ world, caller, input: { app, body } }) => {
    const registry = requireEditableRegistry({ world, caller }, app);
    if (body.rows.some(({ channel }) => !seesChannel(caller, channel))) throw forbidden();
    return bulkCreate(registry, body.rows, { isTrial: body.isTrial, keys: body.keys, by: caller.name });
  }),
];

export const campaignAnswers: readonly Answer[] = [...reading, ...writing];
