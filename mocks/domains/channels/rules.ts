import type { InputOf } from '#app/api/declare/endpoint.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import type { Asking } from '../../service/access.ts';
import { mustEdit, mustView } from '../../service/judge.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { channelsOf } from '../../world/promotion/channels.ts';
import { rulesOf, type RuleRecord } from '../../world/promotion/rules.ts';
import { momentOf } from '../../world/time/calendar.ts';

const { channelRules } = ours;
const page = 'channelmanage@config';
type Draft = InputOf<typeof channelRules.add>['body'];

function found({ world }: Asking, app: number, id: number): RuleRecord {
  const rule = rulesOf(world).find(id);
  if (rule?.app !== app) throw missing('规则');
  return rule;
}

function judged({ world, caller }: Asking, app: number, draft: Draft, except?: number): Draft {
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
    mustView({ world, caller }, page, app);
    return rulesOf(world)
      .all()
      .filter((one) => one.app === app);
  }),
  answer(channelRules.one, ({ world, caller, input: { app, id } }) => {
    mustView({ world, caller }, page, app);
    return found({ world, caller }, app, id);
  }),
  answer(channelRules.add, ({ world, caller, input: { app, body } }) => {
    mustEdit({ world, caller }, page, app);
    const rules = rulesOf(world);
    const draft = judged({ world, caller }, app, body);
    return rules.put({ ...draft, id: rules.nextId(), app, changedAt: momentOf(world.now) });
  }),
  answer(channelRules.update, ({ world, caller, input: { app, id, body } }) => {
    mustEdit({ world, caller }, page, app);
    found({ world, caller }, app, id);
    rulesOf(world).put({ ...judged({ world, caller }, app, body, id), id, app, changedAt: momentOf(world.now) });
    return null;
  }),
  answer(channelRules.delete, ({ world, caller, input: { app, id } }) => {
    mustEdit({ world, caller }, page, app);
    rulesOf(world).delete(found({ world, caller }, app, id).id);
    return null;
  }),
];
