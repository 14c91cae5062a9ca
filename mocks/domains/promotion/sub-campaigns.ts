import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import type { Account } from '../../world/people/account.ts';
import { finds, pageOf } from '../../service/page.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import type { Desk } from '../../world/promotion/campaigns/desk.ts';
import { subCampaignBook, subCampaignOf, type SubCampaignRecord } from '../../world/promotion/campaigns/parts.ts';
import { campaignOf, campaignsSeen, deskChanged, deskSeen } from './seen.ts';

const { subCampaigns } = ours;
const bookOf = ({ world, app }: Desk) => subCampaignBook(world, app.id);

function found(desk: Desk, caller: Account, id: number): SubCampaignRecord {
  const sub = bookOf(desk).find(id);
  if (!sub) throw missing('子活动');
  campaignOf(desk, caller, sub.campaign);
  return sub;
}

const shown = (desk: Desk, caller: Account, sub: SubCampaignRecord) => subCampaignOf(desk, sub, campaignOf(desk, caller, sub.campaign));

/** Two parts of one campaign with the same value could not be told apart. */
function free(desk: Desk, { campaign, name, value }: Pick<SubCampaignRecord, 'campaign' | 'name' | 'value'>, except?: number) {
  if (!name.trim()) throw badRequest('name');
  if (!value.trim()) throw badRequest('paramValue');
  const others = bookOf(desk).all();
  if (others.some((one) => one.id !== except && one.campaign === campaign && one.value === value)) throw taken('参数值已被使用');
}

const switched = (desk: Desk, { id }: SubCampaignRecord, isEnabled: boolean) => {
  bookOf(desk).change(id, { isEnabled });
  return null;
};

export const subCampaignAnswers: readonly Answer[] = [
  answer(subCampaigns.page, ({ world, caller, input }) => {
    const desk = deskSeen({ world, caller }, input.app);
    const mine = new Set(campaignsSeen(desk, caller).map(({ id }) => id));
    const rows = bookOf(desk)
      .all()
      .filter(
        ({ id, campaign, name, value }) =>
          mine.has(campaign) && (!input.campaign || campaign === input.campaign) && finds(input.search, id, name, value),
      );
    return pageOf(rows, input, (one) => shown(desk, caller, one));
  }),
  answer(subCampaigns.one, ({ world, caller, input }) => {
    const desk = deskSeen({ world, caller }, input.app);
    return shown(desk, caller, found(desk, caller, input.id));
  }),
  answer(subCampaigns.create, ({ world, caller, input: { app, body } }) => {
    const desk = deskChanged({ world, caller }, app);
    return body.rows.map((row) => {
      campaignOf(desk, caller, row.campaign);
      free(desk, row);
      return shown(desk, caller, bookOf(desk).put({ ...row, id: bookOf(desk).nextId(), isEnabled: true, place: null }));
    });
  }),
  answer(subCampaigns.update, ({ world, caller, input: { app, id, body } }) => {
    const desk = deskChanged({ world, caller }, app);
    const sub = found(desk, caller, id);
    free(desk, { ...body, campaign: sub.campaign }, id);
    bookOf(desk).put({ ...sub, name: body.name, value: body.value });
    return null;
  }),
  answer(subCampaigns.enable, ({ world, caller, input }) => {
    const desk = deskChanged({ world, caller }, input.app);
    return switched(desk, found(desk, caller, input.id), true);
  }),
  answer(subCampaigns.disable, ({ world, caller, input }) => {
    const desk = deskChanged({ world, caller }, input.app);
    return switched(desk, found(desk, caller, input.id), false);
  }),
  answer(subCampaigns.delete, ({ world, caller, input }) => {
    const desk = deskChanged({ world, caller }, input.app);
    bookOf(desk).delete(found(desk, caller, input.id).id);
    return null;
  }),
];
