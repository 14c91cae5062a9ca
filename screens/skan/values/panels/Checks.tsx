import { Button, CheckList, Panel, useWords, type CheckResult } from '#design-system';
import type { ValueRule } from '#app/api/ours/apps/skan.ts';
import { isError, type Finding } from '../map/lint.ts';
import { rangeText } from '../map/values.ts';
import { findingNames, words } from '../words.ts';
import { useRuleText } from './useRuleText.ts';

interface ChecksProps {
  findings: readonly Finding[];
  /** How many rules were checked. */
  count: number;
  onRule: (rule: ValueRule) => void;
  onGap: (range: Pick<ValueRule, 'from' | 'to'>) => void;
}

/** What is wrong with the draft, and where to mend it. */
export function Checks({ findings, count, onRule, onGap }: ChecksProps) {
  const t = useWords(words);
  const names = useWords(findingNames);
  const { amount } = useRuleText();
  const detailOf = (finding: Finding): string => {
    switch (finding.code) {
      case 'overlap':
        return t.overlapDetail(amount(finding.rule.kind, finding.low), amount(finding.rule.kind, finding.high), finding.with.name);
      case 'valueTwice':
        return t.valueTwiceDetail(finding.with.name);
      case 'gap':
        return t.gapDetail(finding.to - finding.from + 1);
      case 'unknownEvent':
        return t.unknownEventDetail(finding.event);
      default:
        return {
          outside: t.outsideDetail,
          unreachable: t.unreachableDetail,
          silent: t.silentDetail,
          coarseOrder: t.coarseOrderDetail,
          coarseMissing: t.coarseMissingDetail,
        }[finding.code];
    }
  };
  const checks = findings.map((finding, index): CheckResult => {
    const where = 'rule' in finding ? rangeText(finding.rule) : 'from' in finding ? rangeText(finding) : t.windowName(finding.window);
    const fix =
      'rule' in finding ? () => onRule(finding.rule) : finding.code === 'gap' ? () => onGap({ from: finding.from, to: finding.to }) : null;
    return {
      id: `${finding.code} ${index}`,
      level: isError(finding) ? 'stop' : 'warn',
      title: t.finding(names[finding.code], where),
      detail: detailOf(finding),
      ...(fix && {
        fix: (
          <Button size="sm" onPress={fix}>
            {finding.code === 'gap' ? t.addRule : t.edit}
          </Button>
        ),
      }),
    };
  });
  return (
    <Panel title={t.checks}>
      <CheckList label={t.checks} checks={checks.length ? checks : [{ id: 'all', level: 'pass', title: t.allGood(count) }]} />
    </Panel>
  );
}
