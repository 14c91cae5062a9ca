import { useMemo } from 'react';
import { MenuItem, Status, Table, Tag, Text, useWords, type Column } from '#design-system';
import type { ValueMaps, ValueRule } from '#app/api/ours/apps/skan.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import { isError, type Finding } from '../map/lint.ts';
import { isSameRule } from '../map/diff.ts';
import { rangeText } from '../map/values.ts';
import { findingNames, words } from '../words.ts';
import { useRuleText } from './useRuleText.ts';

interface RuleTableProps {
  rules: readonly ValueRule[];
  findings: readonly Finding[];
  shares: ValueMaps['shares'];
  live: readonly ValueRule[];
  /** Without it the rules can only be read. */
  onEdit?: (rule: ValueRule) => void;
  onRemove?: (rule: ValueRule) => void;
  onMove?: (rule: ValueRule, by: -1 | 1) => void;
}

/** The rules in their order: the first that fits wins. */
export function RuleTable({ rules, findings, shares, live, onEdit, onRemove, onMove }: RuleTableProps) {
  const t = useWords(words);
  const [names, states] = [useWords(findingNames), useWords(stateNames)];
  const text = useRuleText();
  const columns = useMemo((): Column<ValueRule>[] => {
    // What came back was counted by the live map: of a rule that means something else it says nothing.
    const shareOf = (rule: ValueRule) => {
      if (!live.some((one) => isSameRule(one, rule))) return null;
      const own = shares.filter(({ value }) => rule.from <= value && value <= rule.to);
      return own.length ? own.reduce((sum, { share }) => sum + share, 0) : null;
    };
    const findingOf = (rule: ValueRule) =>
      findings.find((one) => ('rule' in one && one.rule === rule) || ('with' in one && one.with === rule)) ??
      findings.find((one) => one.code === 'silent' && rule.from <= one.from && one.to <= rule.to);
    return [
      { id: 'values', title: t.values, value: rangeText, canSort: false, pin: 'start', width: 66, phone: 'aside' },
      { id: 'name', title: t.meaning, value: ({ name }) => name, canSort: false, width: 156, phone: 'title' },
      { id: 'condition', title: t.condition, cell: (rule) => <Text kind="mono">{text.condition(rule)}</Text>, width: 194, phone: 'line' },
      { id: 'step', title: t.step, value: text.step, canSort: false, isQuiet: true, width: 94, yields: 'first' },
      { id: 'share', title: t.share, value: shareOf, as: { kind: 'percent', decimals: 1 }, canSort: false, width: 72, phone: 'half' },
      {
        id: 'check',
        title: t.check,
        cell: (rule) => {
          const finding = findingOf(rule);
          if (!finding) return <Status tone="good">{states.healthy}</Status>;
          return <Tag kind={isError(finding) ? 'negative' : 'warning'}>{names[finding.code]}</Tag>;
        },
        width: 108,
        phone: 'half',
      },
    ];
  }, [t, names, states, text, findings, shares, live]);
  return (
    <Table
      label={t.rules}
      columns={columns}
      rows={rules}
      rowKey={(rule) => `${rangeText(rule)} ${rule.name}`}
      density="compact"
      phone="cards"
      {...(onEdit && {
        rowMenu: (rule: ValueRule) => (
          <>
            <MenuItem onAction={() => onEdit(rule)}>{t.edit}</MenuItem>
            <MenuItem onAction={() => onMove?.(rule, -1)} isDisabled={rules[0] === rule}>
              {t.up}
            </MenuItem>
            <MenuItem onAction={() => onMove?.(rule, 1)} isDisabled={rules.at(-1) === rule}>
              {t.down}
            </MenuItem>
            <MenuItem onAction={() => onRemove?.(rule)}>{t.remove}</MenuItem>
          </>
        ),
      })}
    />
  );
}
