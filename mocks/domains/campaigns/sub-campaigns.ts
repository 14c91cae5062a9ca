import { ours } from '#app/api/ours/ours.ts';
import { levelFault } from '#app/lib/links/subLevels.ts';
import { answer, type Answer } from '../../service/answer.ts';
import type { Account } from '../../world/members/account.ts';
import { finds, pageOf } from '../../service/page.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { indexOf } from '../../world/calendar.ts';
import type { CampaignRegistry } from '../../world/campaigns/records/campaignRegistry.ts';
import { isOutdated, lastChangeOf, recordChanges, revisionOf } from '../../world/campaigns/records/history.ts';
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

const subjectOf = ({ app }: CampaignRegistry, { id }: SubCampaignRecord) => `sub-campaign ${app.id} ${id}` as const;
const lastOf = (registry: CampaignRegistry, sub: SubCampaignRecord) => lastChangeOf(registry.world, subjectOf(registry, sub));

/** Does it, unless somebody else has changed the sub-campaign since it was read. */
function changed(
  registry: CampaignRegistry,
  { caller, sub, read }: { caller: Account; sub: SubCampaignRecord; read: number | null | undefined },
  act: () => void,
) {
  const last = lastOf(registry, sub);
  // A partner is not told who works for the company.
  if (isOutdated(last, read))
    return { movedOn: { now: shown(registry, caller, sub), by: caller.channels ? null : last.by, at: last.at }, revision: null };
  act();
  const after = bookOf(registry).find(sub.id);
  const fields = ['name', 'value', 'url', 'deepLink', 'isEnabled'];
  const subject = subjectOf(registry, sub);
  const how = { by: caller.name, from: 'console' } as const;
  if (after) recordChanges(registry.world, { app: registry.app.id, subject, fields, before: sub, after }, how);
  return { movedOn: null, revision: revisionOf(lastOf(registry, sub)) };
}

function switchTo(registry: CampaignRegistry, { id, isEnabled: isNow, pauses = [] }: SubCampaignRecord, isEnabled: boolean) {
  const today = indexOf(registry.world.now.day);
  if (isEnabled === isNow) return;
  const newPauses = isEnabled
    ? pauses.map((one) => (one.until === null ? { ...one, until: today } : one))
    : [...pauses, { from: today, until: null }];
  bookOf(registry).change(id, { isEnabled, pauses: newPauses });
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
    const { name, value, url, deepLink, revision } = body;
    const now = { ...sub, url: sub.url ?? null, deepLink: sub.deepLink ?? null };
    const isAlready = now.name === name && now.value === value && now.url === url && now.deepLink === deepLink;
    return changed(registry, { caller, sub, read: isAlready ? null : revision }, () =>
      bookOf(registry).put({ ...sub, name, value, url, deepLink }),
    );
  }),
  answer(subCampaigns.enable, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    const sub = found(registry, caller, input.id);
    const read = sub.isEnabled === true ? null : input.revision;
    return changed(registry, { caller, sub, read }, () => switchTo(registry, sub, true));
  }),
  answer(subCampaigns.disable, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    const sub = found(registry, caller, input.id);
    const read = sub.isEnabled === false ? null : input.revision;
    return changed(registry, { caller, sub, read }, () => switchTo(registry, sub, false));
  }),
  answer(subCampaigns.delete, ({ world, caller, input }) => {
    const registry = requireEditableRegistry({ world, caller }, input.app);
    const sub = found(registry, caller, input.id);
    return changed(registry, { caller, sub, read: input.revision }, () => bookOf(registry).delete(sub.id));
  }),
];
