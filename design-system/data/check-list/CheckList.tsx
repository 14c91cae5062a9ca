import { CircleCheck, CircleDashed, OctagonX, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { countLevels, verdictOf, worstFirst, type CheckResult, type Counts } from './checks.ts';

interface CheckListProps {
  /** What was checked: 投放前检查. */
  label: string;
  checks: readonly CheckResult[];
  /** Instead of the counts: 停在第 4 关. */
  verdict?: string;
  /** Checks that lead to each other stay in their order, and the first stop is the end. Else the worst come first. */
  isInOrder?: boolean;
  /** Passed ones each on a line of their own, where what they found matters. Else they share one line. */
  hasPasses?: boolean;
  /** What was not checked, and how the rest was: 按设置推算，不会真的点击. */
  note?: string;
}

/**
 * What a check came to: a verdict, then each fact with its consequence and its fix. A stop blocks the act beside it, a warning never does.
 * For the path to a permission use Gates, for steps of a form Steps.
 */
export function CheckList({ label, checks, verdict, isInOrder = false, hasPasses = false, note }: CheckListProps) {
  const t = useWords(words);
  const level = verdictOf(checks);
  const isFolded = !isInOrder && !hasPasses;
  const lines = isInOrder ? checks : worstFirst(checks).filter((one) => !isFolded || one.level !== 'pass');
  const passed = isFolded ? checks.filter((one) => one.level === 'pass') : [];
  return (
    <div>
      <Verdict data-level={level}>
        <Icon of={icons[level]} />
        <span>{verdict ?? sentence(t, countLevels(checks))}</span>
      </Verdict>
      <Lines aria-label={label}>
        {lines.map((check) => (
          <Line key={check.id} of={check} />
        ))}
        {passed.length > 0 && (
          <li data-level="pass">
            <Icon of={icons.pass} label={t.passed} />
            <Title>{passed.map(({ title }) => title).join(' · ')}</Title>
          </li>
        )}
      </Lines>
      {note !== undefined && <Unchecked>{note}</Unchecked>}
    </div>
  );
}

function Line({ of: { level, title, detail, fix } }: { of: CheckResult }) {
  const t = useWords(words);
  return (
    <li data-level={level}>
      <Icon of={icons[level]} />
      <div>
        <Title>
          <VisuallyHidden>{t[level]}</VisuallyHidden>
          {title}
        </Title>
        {detail !== undefined && detail !== null && <Detail>{detail}</Detail>}
      </div>
      {fix}
    </li>
  );
}

const icons = { stop: OctagonX, warn: TriangleAlert, wait: CircleDashed, pass: CircleCheck };

function sentence(t: ReturnType<typeof useWords<typeof words>>, { stop, warn, wait, pass }: Counts): string {
  const parts = [stop && t.stops(stop), warn && t.warns(warn), wait && t.waits(wait), pass && t.passes(pass)].filter(Boolean);
  return parts.length ? parts.join(t.and) : t.nothing;
}

const words = bilingual({
  and: ['，', ', '],
  stop: ['阻断：', 'Blocker: '],
  warn: ['提示：', 'Warning: '],
  wait: ['等待：', 'Waiting: '],
  pass: ['通过：', 'Passed: '],
  passed: ['通过', 'Passed'],
  stops: [(n: number) => `${n} 项阻断`, (n: number) => (n === 1 ? '1 blocker' : `${n} blockers`)],
  warns: [(n: number) => `${n} 项提示`, (n: number) => (n === 1 ? '1 warning' : `${n} warnings`)],
  waits: [(n: number) => `${n} 项待定`, (n: number) => `${n} pending`],
  passes: [(n: number) => `${n} 项通过`, (n: number) => `${n} passed`],
  nothing: ['还没有可以检查的内容', 'Nothing to check yet'],
});

const Verdict = styled.output`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-bg-sunken);
  color: var(--color-text-secondary);
  font-weight: 500;

  &[data-level='stop'] {
    background: var(--color-negative-subtle);
    color: var(--color-negative-text);
  }
  &[data-level='warn'] {
    background: var(--color-warning-subtle);
    color: var(--color-warning-text);
  }
  &[data-level='pass'] {
    background: var(--color-positive-subtle);
    color: var(--color-positive-text);
  }
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    gap: 10px;
    padding: 9px 0;
    border-top: 1px solid var(--color-border-subtle);
    color: var(--color-text-tertiary);
  }
  & > li:first-child {
    border-top: 0;
  }
  & > li > :first-child {
    margin-top: 2px;
  }
  & > li[data-level='stop'] > :first-child {
    color: var(--color-negative-text);
  }
  & > li[data-level='warn'] > :first-child {
    color: var(--color-warning-text);
  }
  & > li[data-level='pass'] > :first-child {
    color: var(--color-positive-text);
  }
`;

const Title = styled.span`
  overflow-wrap: anywhere;

  [data-level='stop'] & {
    color: var(--color-text-primary);
    font-weight: 600;
  }
  [data-level='warn'] & {
    color: var(--color-text-primary);
    font-weight: 500;
  }
  [data-level='pass'] & {
    color: var(--color-text-secondary);
  }
`;

const Detail = styled.div`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  overflow-wrap: anywhere;
`;

const Unchecked = styled.p`
  margin: 0;
  padding-top: var(--space-2);
  border-top: 1px solid var(--color-border-subtle);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
