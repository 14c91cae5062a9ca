import styled from 'styled-components';
import { Panel, phone, useWords } from '#design-system';
import type { ValueRule } from '#app/api/ours/apps/skan.ts';
import type { Finding } from '../map/lint.ts';
import { allValues, rangeText } from '../map/values.ts';
import { words } from '../words.ts';

interface ValueGridProps {
  rules: readonly ValueRule[];
  findings: readonly Finding[];
}

const toneOf = (index: number) => ({
  '--tone': `var(--chart-seq-${Math.min(index, 8)})`,
  '--ink': `var(--chart-seqtext-${Math.min(index, 8)})`,
});

/** All 64 values in one sight, a tone for each rule. What is wrong is framed or struck through, and not only coloured. */
export function ValueGrid({ rules, findings }: ValueGridProps) {
  const t = useWords(words);
  const isIn = ({ from, to }: ValueRule, value: number) => from <= value && value <= to;
  const stateOf = (value: number) => {
    for (const finding of findings) {
      if (finding.code === 'unreachable' && isIn(finding.rule, value)) return 'unreachable';
      // Only the two values that meet are in question.
      if (finding.code === 'overlap' && (finding.rule.from === value || finding.with.to === value)) return 'overlap';
      if (finding.code === 'valueTwice' && isIn(finding.rule, value) && isIn(finding.with, value)) return 'overlap';
    }
    return undefined;
  };
  return (
    <Panel title={t.map} note={t.mapNote}>
      <Cells aria-label={t.mapNote}>
        {allValues.map((value) => {
          const index = rules.findIndex((rule) => isIn(rule, value));
          const state = index < 0 ? 'gap' : stateOf(value);
          return (
            <li key={value} data-state={state} style={index < 0 ? undefined : toneOf(index)}>
              {state === 'unreachable' ? <s>{value}</s> : value}
            </li>
          );
        })}
      </Cells>
      <Keys aria-label={t.rules}>
        {rules.map((rule, index) => (
          <li key={`${rangeText(rule)} ${rule.name}`} style={toneOf(index)}>
            {rule.name} <b>{rangeText(rule)}</b>
          </li>
        ))}
      </Keys>
    </Panel>
  );
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(16, minmax(0, 1fr));
  gap: 3px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    place-items: center;
    height: 34px;
    border-radius: var(--radius-sm);
    background: var(--tone);
    color: var(--ink);
    font: var(--type-caption);
    font-weight: 500;
  }
  & > li[data-state='gap'] {
    border: 1px dashed var(--color-warning-border);
    color: var(--color-warning-text);
  }
  & > li[data-state='overlap'] {
    box-shadow: inset 0 0 0 2px var(--color-negative-solid);
  }
  & > li[data-state='unreachable'] {
    background: repeating-linear-gradient(135deg, var(--color-border-strong) 0 1px, var(--color-bg-sunken) 1px 5px);
    color: var(--color-text-primary);
  }
  ${phone} {
    grid-template-columns: repeat(8, minmax(0, 1fr));

    & > li {
      height: 40px;
    }
  }
`;

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;
  font: var(--type-caption);
  color: var(--color-text-secondary);

  & > li::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 8px;
    margin-right: var(--space-1);
    background: var(--tone);
  }
  & b {
    color: var(--color-text-primary);
  }
`;
