import { ours } from '#app/api/ours/ours.ts';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { seesChannel } from '../../service/access.ts';
import { pageOf } from '../../service/page.ts';
import { badRequest, forbidden, missing, Refusal, taken } from '../../service/refusal.ts';
import type { Account } from '../../world/people/account.ts';
import { bulk } from '../../world/promotion/campaigns/bulk.ts';
import { linkCheck, nameTaken, preflight } from '../../world/promotion/campaigns/checks.ts';
import type { Desk } from '../../world/promotion/campaigns/desk.ts';
import { chosen, rowOf } from '../../world/promotion/campaigns/listing.ts';
import { create, detailOf, update } from '../../world/promotion/campaigns/writing.ts';
import type { CampaignRecord } from '../../world/promotion/campaign.ts';
import { macrosOf } from '../../world/promotion/tracking/link.ts';
import { campaignOf, campaignsSeen, deskChanged, deskSeen } from './seen.ts';

const { campaigns } = ours;

/** A write is judged as the form is: what stops there stops here. */
function judged(desk: Desk, caller: Account, draft: CampaignDraft, except?: number) {
  if (!seesChannel(caller, draft.channel)) throw forbidden();
  if (!draft.name.trim()) throw badRequest('name');
  const other = nameTaken(desk, draft.name, except);
  if (other) throw taken(`名称已存在（${other.id}）`);
  if (draft.clickWindow < 1 || draft.clickWindow > 30) throw badRequest('clickWindow');
  if (draft.endsOn !== null && draft.startsOn !== null && draft.endsOn < draft.startsOn) throw badRequest('enddate');
}

const stops = (desk: Desk, draft: CampaignDraft) => preflight(desk, draft).find(({ level }) => level === 'stop');

const change = (desk: Desk, campaign: CampaignRecord, to: Partial<CampaignRecord>) => {
  desk.promotion.campaigns.change(campaign.id, to);
  return null;
};

const verbs = {
  enable: { isEnabled: true },
  disable: { isEnabled: false },
  archive: { isArchived: true },
  restore: { isArchived: false },
} as const satisfies Record<string, Partial<CampaignRecord>>;

const reading: readonly Answer[] = [
  answer(campaigns.page, ({ world, caller, input }) => {
    const desk = deskSeen({ world, caller }, input.app);
    return pageOf(chosen(desk, campaignsSeen(desk, caller), input), input, (one) => rowOf(desk, one));
  }),
  answer(campaigns.one, ({ world, caller, input }) => {
    const desk = deskSeen({ world, caller }, input.app);
    return detailOf(desk, campaignOf(desk, caller, input.id));
  }),
  answer(campaigns.linkCheck, ({ world, caller, input }) => {
    const desk = deskSeen({ world, caller }, input.app);
    return linkCheck(desk, campaignOf(desk, caller, input.id));
  }),
  answer(campaigns.preflight, ({ world, caller, input }) => preflight(deskSeen({ world, caller }, input.app), input.body)),
  answer(campaigns.macros, ({ world, caller, input }) => {
    const { world: of } = deskSeen({ world, caller }, input.app);
    const media = String(input.media);
    if (!of.channels.all().some((one) => one.media === media)) throw missing('媒体');
    return [...macrosOf(media)];
  }),
  answer(campaigns.names, ({ world, caller, input }) => ({ isFree: !nameTaken(deskSeen({ world, caller }, input.app), input.name) })),
];

const writing: readonly Answer[] = [
  answer(campaigns.create, ({ world, caller, input }) => {
    const desk = deskChanged({ world, caller }, input.app);
    judged(desk, caller, input.body);
    const stop = stops(desk, input.body);
    if (stop) throw new Refusal(-1009, '预检未通过', stop);
    return detailOf(desk, create(desk, input.body, caller.name));
  }),
  answer(campaigns.update, ({ world, caller, input }) => {
    const desk = deskChanged({ world, caller }, input.app);
    const campaign = campaignOf(desk, caller, input.id);
    // The books are kept by channel, so a campaign never changes it.
    if (input.body.channel !== campaign.channel) throw badRequest('channelid');
    judged(desk, caller, input.body, campaign.id);
    return detailOf(desk, update(desk, campaign, input.body));
  }),
  answer(campaigns.delete, ({ world, caller, input }) => {
    const desk = deskChanged({ world, caller }, input.app);
    const campaign = campaignOf(desk, caller, input.id);
    // What has brought somebody is in the books for good: it is archived instead.
    if (campaign.level > 0) throw taken('已有数据的推广活动不能删除，请归档');
    desk.promotion.campaigns.delete(campaign.id);
    return null;
  }),
  answer(campaigns.enable, ({ world, caller, input }) => {
    const desk = deskChanged({ world, caller }, input.app);
    return change(desk, campaignOf(desk, caller, input.id), verbs.enable);
  }),
  answer(campaigns.disable, ({ world, caller, input }) => {
    const desk = deskChanged({ world, caller }, input.app);
    return change(desk, campaignOf(desk, caller, input.id), verbs.disable);
  }),
  answer(campaigns.change, ({ world, caller, input: { app, body } }) => {
    const desk = deskChanged({ world, caller }, app);
    const found = body.ids.map((id) => campaignOf(desk, caller, id));
    if (body.to === 'regroup' && (body.group === null || !desk.promotion.groups.find(body.group))) throw badRequest('campgroupid');
    if (body.to === 'delete')
      return { changed: found.filter(({ id, level }) => level === 0 && desk.promotion.campaigns.delete(id)).length };
    const to = body.to === 'regroup' ? { group: body.group ?? 0 } : verbs[body.to];
    for (const campaign of found) change(desk, campaign, to);
    return { changed: found.length };
  }),
  answer(campaigns.createMany, ({ world, caller, input: { app, body } }) => {
    const desk = deskChanged({ world, caller }, app);
    if (body.rows.some(({ channel }) => !seesChannel(caller, channel))) throw forbidden();
    return bulk(desk, body.rows, { isTrial: body.isTrial, by: caller.name });
  }),
];

export const campaignAnswers: readonly Answer[] = [...reading, ...writing];
