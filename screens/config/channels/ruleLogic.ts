import type { ChannelRule } from '#app/api/ours/apps/rules.ts';

/** What decides how the clicks of a channel count. */
export type RuleScope = Pick<ChannelRule, 'id' | 'name' | 'channels' | 'clickWindow' | 'viewWindow' | 'conditions' | 'isEnabled'>;

const isForAll = ({ channels }: RuleScope) => channels.length === 0;
/** A rule with conditions removes single clicks. It decides no window. */
const decidesWindow = ({ conditions, isEnabled }: RuleScope) => isEnabled && conditions.length === 0;

/** A rule that names the channel comes before one for all; of two alike the first in their order counts. */
export function ruleFor<Rule extends RuleScope>(rules: readonly Rule[], channel: number): Rule | undefined {
  const deciding = rules.filter(decidesWindow);
  return deciding.find(({ channels }) => channels.includes(channel)) ?? deciding.find(isForAll);
}

export interface RuleConflict<Rule> {
  /** This one counts. */
  first: Rule;
  second: Rule;
  /** Channels that both decide; none where both are for all. */
  channels: readonly number[];
}

/** Two rules that give the same channels different windows. */
export function conflictsOf<Rule extends RuleScope>(rules: readonly Rule[]): RuleConflict<Rule>[] {
  const deciding = rules.filter(decidesWindow);
  return deciding.flatMap((first, index) =>
    deciding.slice(index + 1).flatMap((second): RuleConflict<Rule>[] => {
      if (first.clickWindow === second.clickWindow && first.viewWindow === second.viewWindow) return [];
      if (isForAll(first) !== isForAll(second)) return [];
      const channels = first.channels.filter((one) => second.channels.includes(one));
      return isForAll(first) || channels.length ? [{ first, second, channels }] : [];
    }),
  );
}

/** Those of a rule with the others, as it is before it is published. */
export const conflictsWith = (rule: RuleScope, all: readonly RuleScope[]): RuleConflict<RuleScope>[] =>
  conflictsOf(all.some(({ id }) => id === rule.id) ? all.map((one) => (one.id === rule.id ? rule : one)) : [...all, rule]).filter(
    ({ first, second }) => first.id === rule.id || second.id === rule.id,
  );

type Condition = ChannelRule['conditions'][number];

/** Two conditions that no click meets both of: the rule would remove nothing. */
export const contradictionsIn = (conditions: readonly Condition[]): [Condition, Condition][] =>
  conditions.flatMap((first, index) =>
    conditions.slice(index + 1).flatMap((second): [Condition, Condition][] => (areContrary(first, second) ? [[first, second]] : [])),
  );

function areContrary(first: Condition, second: Condition): boolean {
  if (first.field !== second.field) return false;
  const [below, above] = first.is === 'below' ? [first, second] : [second, first];
  if (below.is === 'below' && above.is === 'above') return Number(above.value) >= Number(below.value);
  const textOf = ({ value }: Condition) => value.trim().toLowerCase();
  const [whole, other] = first.is === 'equals' ? [first, second] : [second, first];
  if (whole.is !== 'equals') return false;
  if (other.is === 'equals') return textOf(whole) !== textOf(other);
  return other.is === 'contains' && !textOf(whole).includes(textOf(other));
}

/** The ids in the order that a move makes; the same where there is no place to move to. */
export function movedIds(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const next = ids.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
}
