import styled from 'styled-components';
import { Delta } from '../../data/delta/Delta.tsx';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { changeBetween, figuresOf, type Dataset, type Value } from '../dataset/dataset.ts';
import { previousHead } from '../dataset/previous.ts';
import type { Step } from '../dataset/steps.ts';
import { StepColumn } from './StepColumn.tsx';

interface FunnelStepProps {
  data: Dataset;
  step: Step;
  index: number;
  largest: number;
  isSelected: boolean;
  /** Many stand side by side: there is room for short numbers alone. */
  isCompact: boolean;
}

/** One step: its name, how many, the column beside that of the compared period, and three figures. */
export function FunnelStep({ data, step, index, largest, isSelected, isCompact }: FunnelStepProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const rate = (value: Value) => figureText(value, locale, { kind: 'percent' });
  const isFirst = index === 0;
  const hasPrevious = step.previous !== null;
  return (
    <Column>
      <Name>
        <i>{index + 1}</i>
        <span>{step.name}</span>
      </Name>
      <Count>
        <Figure value={step.value} as={isCompact ? { kind: 'compact' } : figuresOf(data)} />
      </Count>
      <StepColumn step={step} largest={largest} isSelected={isSelected} />
      <Foot>
        <Line>
          {isFirst ? t.start : t.stepRate}
          <b>{isFirst && step.value ? '100%' : rate(step.rate)}</b>
        </Line>
        {hasPrevious && (
          <Line data-change>
            <span>{t.compared(previousHead(data, locale))}</span>
            {isFirst ? (
              <Delta value={changeBetween(data, step.value, step.previous)} welcome={data.welcome ?? 'up'} />
            ) : (
              <Delta value={step.change} kind="points" welcome={data.welcome ?? 'up'} />
            )}
          </Line>
        )}
        {isFirst && hasPrevious ? (
          <Line>
            {previousHead(data, locale)}
            <b>
              <Figure value={step.previous} as={isCompact ? { kind: 'compact' } : figuresOf(data)} />
            </b>
          </Line>
        ) : (
          !isFirst && (
            <Line>
              {t.cumulative}
              <b>{rate(step.cumulative)}</b>
            </Line>
          )
        )}
      </Foot>
    </Column>
  );
}

const words = bilingual({
  start: ['起点', 'Start'],
  stepRate: ['步骤转化', 'Step conversion'],
  compared: [(period: string) => `较${period}`, () => 'Change'],
  cumulative: ['累计', 'Cumulative'],
});

const Column = styled.div`
  display: grid;
  grid-template-rows: 22px 28px auto 1fr;
  min-width: 0;
  padding: 0 var(--step-pad, var(--space-4));

  @container chart (max-width: 479px) {
    grid-template: auto auto auto / minmax(0, 1fr) auto;
    column-gap: var(--space-3);
    padding-block: 10px;
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1h);
  color: var(--color-text-secondary);
  white-space: nowrap;
  min-width: 0;

  & > i {
    font-style: normal;
    font-variant-numeric: tabular-nums;
    color: var(--color-text-tertiary);
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Count = styled.div`
  font: var(--type-num-lg);
  color: var(--color-text-primary);
  white-space: nowrap;

  @container chart (max-width: 479px) {
    text-align: right;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: 2px;
  padding-top: var(--space-2);
  align-content: start;
  font: var(--type-caption);
  color: var(--color-text-tertiary);

  @container chart (max-width: 479px) {
    grid-column: 1 / -1;
    grid-auto-flow: column;
    justify-content: space-between;
    padding-top: var(--space-1h);
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-1h);

  & > b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    color: var(--color-text-primary);
  }

  @container chart (max-width: 479px) {
    gap: var(--space-2);

    &[data-change] > :first-child {
      display: none;
    }
  }
`;
