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

/** The ids in the order that a move makes; the same where there is no place to move to. */
export function movedIds(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const next = ids.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
}
