import { ours } from '#app/api/ours/ours.ts';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { seesChannel } from '../../service/access.ts';
import { pageOf } from '../../service/page.ts';
import { badRequest, forbidden, missing, Refusal, taken } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { bulkCreate, isQuotaSpent, quotaSpent } from '../../world/campaigns/records/bulkCreate.ts';
import { nameTaken, preflight } from '../../world/campaigns/records/checks.ts';
import type { CampaignRegistry } from '../../world/campaigns/records/campaignRegistry.ts';
import { chosen, rowOf } from '../../world/campaigns/records/listing.ts';
import { changeCampaign, createCampaign, detailOf, savedAs } from '../../world/campaigns/records/saveCampaign.ts';
import { macrosOf } from '../../world/campaigns/trackingLink.ts';
import { changeMany, conflictOf, deleteCampaign } from './changeMany.ts';
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
      .map((one) => choiceOf(world, one));
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
    if (isQuotaSpent(registry, input.body.channel))
      throw new Refusal(quotaSpent.code, '该渠道今天不能再创建推广活动', { code: quotaSpent.reason });
    return detailOf(registry, createCampaign(registry, input.body, { by: caller.name, from: 'console' }));
  }),
  answer(campaigns.update, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    const campaign = campaignOf(registry, caller, input.id);
    // Facts are recorded by channel, so a campaign cannot change its channel.
    if (input.body.channel !== campaign.channel) throw badRequest('channelid');
    const after = savedAs(campaign, input.body);
    if (conflictOf(registry, campaign, { after, read: input.body.revision })) throw new Refusal(409, '推广活动已被修改', null, 409);
    checkDraft(registry, caller, input.body, campaign.id);
    return detailOf(registry, changeCampaign(registry, campaign, after, { by: caller.name, from: 'console' }));
  }),
  answer(campaigns.delete, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    const campaign = campaignOf(registry, caller, input.id);
    // A campaign with facts cannot be deleted; it is archived instead.
    if (campaign.level > 0) throw taken('已有数据的推广活动不能删除，请归档');
    deleteCampaign(registry, campaign, { by: caller.name, from: 'console' });
    return null;
  }),
  answer(campaigns.change, ({ world, caller, input: { app, body } }) => {
    const registry = requireEditableRegistry({ world, caller }, app);
    return changeMany(registry, caller, body);
  }),
  answer(campaigns.createMany, ({ world, caller, input: { app, body } }) => {
    const registry = requireEditableRegistry({ world, caller }, app);
    if (body.rows.some(({ channel }) => !seesChannel(caller, channel))) throw forbidden();
    return bulkCreate(registry, body.rows, { ...body, by: caller.name });
  }),
];

export const campaignAnswers: readonly Answer[] = [...reading, ...writing];
