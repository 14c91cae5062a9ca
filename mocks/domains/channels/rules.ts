import type { InputOf } from '#app/api/declare/endpoint.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import type { RequestContext } from '../../service/access.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
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
  const known = new Set(channelsOf(world, caller).map(({ id }) => id));
  if (draft.channels.some((id) => !known.has(id))) throw badRequest('channelids');
  const others = rulesOf(world).all();
  if (others.some((one) => one.app === app && one.id !== except && one.name === name)) throw taken('规则名称已存在');
  return { ...draft, name };
}

export const ruleAnswers: readonly Answer[] = [
  answer(channelRules.all, ({ world, caller, input: { app } }) => {
    requireView({ world, caller }, page, app);
    return rulesOf(world)
      .all()
      .filter((one) => one.app === app);
  }),
  answer(channelRules.one, ({ world, caller, input: { app, id } }) => {
    requireView({ world, caller }, page, app);
    return found({ world, caller }, app, id);
  }),
  answer(channelRules.add, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, page, app);
    const rules = rulesOf(world);
    const draft = checkDraft({ world, caller }, app, body);
    return rules.put({ ...draft, id: rules.nextId(), app, changedAt: momentOf(world.now) });
  }),
  answer(channelRules.update, ({ world, caller, input: { app, id, body } }) => {
    requireEdit({ world, caller }, page, app);
    found({ world, caller }, app, id);
    rulesOf(world).put({ ...checkDraft({ world, caller }, app, body, id), id, app, changedAt: momentOf(world.now) });
    return null;
  }),
  answer(channelRules.delete, ({ world, caller, input: { app, id } }) => {
    requireEdit({ world, caller }, page, app);
    rulesOf(world).delete(found({ world, caller }, app, id).id);
    return null;
  }),
];
