import { ours } from '#app/api/ours/ours.ts';
import { levelFault } from '#app/lib/links/subLevels.ts';
import { answer, type Answer } from '../../service/answer.ts';
import type { Account } from '../../world/members/account.ts';
import { finds, pageOf } from '../../service/page.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { indexOf } from '../../world/calendar.ts';
import type { CampaignRegistry } from '../../world/campaigns/records/campaignRegistry.ts';
import { subCampaignBook, subCampaignOf, type SubCampaignRecord } from '../../world/campaigns/records/sub-campaigns.ts';
import { campaignOf, visibleCampaigns, requireEditableRegistry, requireVisibleRegistry } from './requireRegistry.ts';

const { subCampaigns } = ours;
const bookOf = ({ world, app }: CampaignRegistry) => subCampaignBook(world, app.id);

function found(registry: CampaignRegistry, caller: Account, id: number): SubCampaignRecord {
  const sub = bookOf(registry).find(id);
  if (!sub) throw missing('子活动');
  campaignOf(registry, caller, sub.campaign);
  return sub;
}

const shown = (registry: CampaignRegistry, caller: Account, sub: SubCampaignRecord) =>
  subCampaignOf(registry, sub, campaignOf(registry, caller, sub.campaign));

/** Two sub-campaigns of one campaign need different values. */
function free(
  registry: CampaignRegistry,
  { campaign, name, value }: Pick<SubCampaignRecord, 'campaign' | 'name' | 'value'>,
  except?: number,
) {
  if (!name.trim()) throw badRequest('name');
  if (!value.trim() || levelFault(value)) throw badRequest('paramValue');
  const others = bookOf(registry).all();
  if (others.some((one) => one.id !== except && one.campaign === campaign && one.value === value)) throw taken('参数值已被使用');
}

function switched(registry: CampaignRegistry, { id, isEnabled: isNow, pauses = [] }: SubCampaignRecord, isEnabled: boolean) {
  const today = indexOf(registry.world.now.day);
  if (isEnabled === isNow) return null;
  const changed = isEnabled
    ? pauses.map((one) => (one.until === null ? { ...one, until: today } : one))
    : [...pauses, { from: today, until: null }];
  bookOf(registry).change(id, { isEnabled, pauses: changed });
  return null;
}

export const subCampaignAnswers: readonly Answer[] = [
  answer(subCampaigns.page, ({ world, caller, input }) => {
    const registry = requireVisibleRegistry({ world, caller }, input.app);
    const mine = new Set(visibleCampaigns(registry, caller).map(({ id }) => id));
    const rows = bookOf(registry)
      .all()
      .filter(
        ({ id, campaign, name, value }) =>
          mine.has(campaign) && (!input.campaign || campaign === input.campaign) && finds(input.search, id, name, value),
      );
    return pageOf(rows, input, (one) => shown(registry, caller, one));
  }),
  answer(subCampaigns.one, ({ world, caller, input }) => {
    const registry = requireVisibleRegistry({ world, caller }, input.app);
    return shown(registry, caller, found(registry, caller, input.id));
  }),
  answer(subCampaigns.create, ({ world, caller, input: { app, body } }) => {
    const registry = requireEditableRegistry({ world, caller }, app);
    // All or none: a form that is sent again must not find half of its rows taken by itself.
    for (const [index, row] of body.rows.entries()) {
      campaignOf(registry, caller, row.campaign);
      free(registry, row);
      if (body.rows.slice(0, index).some(({ campaign, value }) => campaign === row.campaign && value === row.value))
        throw taken('参数值已被使用');
    }
    const book = bookOf(registry);
    return body.rows.map((row) => shown(registry, caller, book.put({ ...row, id: book.nextId(), isEnabled: true, place: null })));
  }),
  answer(subCampaigns.update, ({ world, caller, input: { app, id, body } }) => {
    const registry = requireEditableRegistry({ world, caller }, app);
    const sub = found(registry, caller, id);
    free(registry, { ...body, campaign: sub.campaign }, id);
    bookOf(registry).put({ ...sub, name: body.name, value: body.value, url: body.url, deepLink: body.deepLink });
    return null;
  }),
  answer(subCampaigns.enable, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    return switched(registry, found(registry, caller, input.id), true);
  }),
  answer(subCampaigns.disable, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    return switched(registry, found(registry, caller, input.id), false);
  }),
  answer(subCampaigns.delete, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    bookOf(registry).delete(found(registry, caller, input.id).id);
    return null;
  }),
];
