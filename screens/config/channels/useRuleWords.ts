import { useWords } from '#design-system';
import type { ChannelRule } from '#app/api/ours/apps/rules.ts';
import { words } from './words.ts';

const fields = ['model', 'ip', 'interval'] as const;

/** A rule in words: whom it is about, and what it does. */
export function useRuleWords(nameOf: (channel: number) => string) {
  const t = useWords(words);
  const fieldOf = (field: string) => {
    const known = fields.find((one) => one === field);
    return known ? t[known] : field;
  };
  const windowsOf = ({ clickWindow, viewWindow }: Pick<ChannelRule, 'clickWindow' | 'viewWindow'>) =>
    [t.clickDays(clickWindow), viewWindow !== null && t.viewDays(viewWindow)].filter(Boolean).join(t.and);
  const conditionsOf = (conditions: ChannelRule['conditions']) =>
    conditions.map(({ field, is, value }) => `${fieldOf(field)} ${t[is]} ${value}`).join(t.andAlso);
  return {
    fieldOf,
    windowsOf,
    conditionsOf,
    scopeOf: ({ channels }: Pick<ChannelRule, 'channels'>) =>
      channels.length ? t.someChannels(channels.slice(0, 2).map(nameOf).join(t.between), channels.length) : t.allChannels,
    effectOf: (rule: Pick<ChannelRule, 'clickWindow' | 'viewWindow' | 'conditions'>) =>
      rule.conditions.length ? t.removes(conditionsOf(rule.conditions)) : windowsOf(rule),
  };
}
