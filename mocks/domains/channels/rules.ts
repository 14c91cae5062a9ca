import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { ChannelRule } from '#app/api/ours/apps/rules.ts';
import { isCondition } from '#app/lib/channels/conditions.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf, type RequestContext } from '../../service/access.ts';
import { registryOf } from '../../world/campaigns/records/campaignRegistry.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import type { World } from '../../world/world.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { shareMeeting } from '../../world/campaigns/clickShares.ts';
import { channelsOf } from '../../world/campaigns/channels.ts';
import { rulesOf, type RuleRecord } from '../../world/campaigns/rules.ts';
import { momentOf } from '../../world/calendar.ts';

const { channelRules } = ours;
const page = 'channelmanage@config';
type Draft = InputOf<typeof channelRules.add>['body'];

function found({ world }: RequestContext, app: number, id: number): RuleRecord {
  const rule = rulesOf(world).find(id);
  if (rule?.app !== app) throw missing('规则');
  return rule;
}

function checkDraft({ world, caller }: RequestContext, app: number, draft: Draft, except?: number): Draft {
  const name = draft.name.trim();
  if (!name) throw badRequest('name');
  if (draft.clickWindow < 1 || draft.clickWindow > 30) throw badRequest('clickWindow');
  if (draft.viewWindow !== null && (draft.viewWindow < 1 || draft.viewWindow > 7)) throw badRequest('viewWindow');
  if ((draft.price === null) !== (draft.priceFor === null) || (draft.price ?? 0) < 0) throw badRequest('price');
  if (!draft.conditions.every(isCondition)) throw badRequest('conditions');
  const known = new Set(channelsOf(world, caller).map(({ id }) => id));
  if (draft.channels.some((id) => !known.has(id))) throw badRequest('channelids');
  const others = rulesOf(world).all();
  if (others.some((one) => one.app === app && one.id !== except && one.name === name)) throw taken('规则名称已存在');
  return { ...draft, name };
}

const toRule = ({ app: _app, position: _position, ...rule }: RuleRecord): ChannelRule => rule;

const rulesIn = (world: World, app: number) =>
  rulesOf(world)
    .all()
    .filter((one) => one.app === app)
    .toSorted((a, b) => (a.position ?? a.id) - (b.position ?? b.id));

/** Installs of seven days that came after the window, or whose click meets the conditions, by channel. */
function previewOf({ world, caller }: RequestContext, app: number, draft: Draft) {
  const record = appOf(world, app);
  const registry = registryOf(world, record);
  const installs = new Map<number, number>();
  for (const one of registry.promotion.campaigns.all())
    installs.set(one.channel, (installs.get(one.channel) ?? 0) + registry.recent.of(one).installs);
  const all = channelsOf(world, caller).map((one) => ({
    id: one.id,
    name: one.name,
    fraud: one.fraud,
    installs: installs.get(one.id) ?? 0,
  }));
  const channels = all
    .filter(({ id }) => !draft.channels.length || draft.channels.includes(id))
    .map(({ id, name, fraud, installs: count }) => ({
      id,
      name,
      installs: count,
      removed: Math.round(count * removedShare(draft, record, fraud)),
    }))
    .filter(({ removed }) => removed > 0)
    .toSorted((a, b) => b.removed - a.removed);
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  return {
    installs: sum(all.map((one) => one.installs)),
    removed: sum(channels.map(({ removed }) => removed)),
    channels,
  };
}

/**
 * A rule with conditions removes single clicks and decides no window. Most installs come within hours of their click: each further day of a
 * window brings a third of the day before.
 */
const removedShare = ({ clickWindow, conditions }: Draft, app: AppRecord, fraud: number): number =>
  conditions.length ? shareMeeting(conditions, app, fraud) : 0.12 * 3 ** -clickWindow;

export const ruleAnswers: readonly Answer[] = [
  answer(channelRules.all, ({ world, caller, input: { app } }) => {
    requireView({ world, caller }, page, app);
    return rulesIn(world, app).map(toRule);
  }),
  answer(channelRules.order, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, page, app);
    const others = rulesIn(world, app).flatMap(({ id }) => (body.ids.includes(id) ? [] : [id]));
    [...body.ids, ...others].forEach((id, position) => rulesOf(world).put({ ...found({ world, caller }, app, id), position }));
    return null;
  }),
  answer(channelRules.preview, ({ world, caller, input: { app, body } }) => {
    requireView({ world, caller }, page, app);
    return previewOf({ world, caller }, app, body);
  }),
  answer(channelRules.one, ({ world, caller, input: { app, id } }) => {
    requireView({ world, caller }, page, app);
    return toRule(found({ world, caller }, app, id));
  }),
  answer(channelRules.add, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, page, app);
    const rules = rulesOf(world);
    const draft = checkDraft({ world, caller }, app, body);
    return toRule(rules.put({ ...draft, id: rules.nextId(), app, changedAt: momentOf(world.now) }));
  }),
  answer(channelRules.update, ({ world, caller, input: { app, id, body } }) => {
    requireEdit({ world, caller }, page, app);
    const { position } = found({ world, caller }, app, id);
    const draft = checkDraft({ world, caller }, app, body, id);
    rulesOf(world).put({ ...draft, id, app, changedAt: momentOf(world.now), ...(position !== undefined && { position }) });
    return null;
  }),
  answer(channelRules.delete, ({ world, caller, input: { app, id } }) => {
    requireEdit({ world, caller }, page, app);
    rulesOf(world).delete(found({ world, caller }, app, id).id);
    return null;
  }),
];
