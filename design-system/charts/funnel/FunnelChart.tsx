import { useMemo } from 'react';
import { ToggleButton } from 'react-aria-components';
import styled from 'styled-components';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { hasPrevious, type Dataset } from '../dataset/dataset.ts';
import { previousHead } from '../dataset/previous.ts';
import { stepsOf } from '../dataset/steps.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { LegendItem } from '../frame/Legend.tsx';
import { funnelSentence } from '../sentence/funnel.ts';
import { funnelTable } from '../table/part-tables.ts';
import { FunnelStep } from './FunnelStep.tsx';
import { stepButton, stepPlace } from './look.ts';

interface FunnelChartProps {
  /** Its points are the steps, its only series how many came to each. `open` are those who may still come. */
  data: Dataset;
  /** The step in question, in full colour. */
  selected?: number;
  onSelect?: (step: number) => void;
  /** How it was counted. The sentence begins with it. */
  basis?: string;
}

/** How many come from one step to the next. Columns from zero on one scale; rows where the room is narrow. */
export function FunnelChart({ data, selected, onSelect, basis }: FunnelChartProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const summary = useMemo(
    () => ({ table: funnelTable(data, locale), sentence: (basis ? t.basis(basis) : '') + funnelSentence(data, locale) }),
    [data, locale, basis, t],
  );
  const steps = stepsOf(data);
  const largest = Math.max(...steps.map(({ value, previous, open }) => Math.max((value ?? 0) + open, previous ?? 0)), 1);
  const legend: LegendItem[] = [
    { key: 'now', name: t.now, ink: 'var(--chart-cat-1)', mark: 'fill' },
    ...(steps.some(({ open }) => open > 0) ? [{ key: 'open', name: t.open, mark: 'hatch' } as const] : []),
    ...(hasPrevious(data) ? [{ key: 'previous', name: previousHead(data, locale), mark: 'dotted' } as const] : []),
  ];
  return (
    <ChartFrame label={data.measure} {...summary} legend={{ always: legend.length > 1 ? legend : [], narrow: [] }}>
      {() => (
        <Steps style={{ '--steps': steps.length }} data-many={steps.length > fits || undefined}>
          {steps.map((step, index) => {
            const content = (
              <FunnelStep
                data={data}
                step={step}
                index={index}
                largest={largest}
                isSelected={index === selected}
                isCompact={steps.length > fits}
              />
            );
            return (
              <Place key={step.key}>
                {onSelect ? (
                  <Choose isSelected={index === selected} onChange={() => onSelect(index)}>
                    {content}
                  </Choose>
                ) : (
                  content
                )}
              </Place>
            );
          })}
        </Steps>
      )}
    </ChartFrame>
  );
}

/** More steps than these scroll sideways, with shorter numbers. */
const fits = 6;

const words = bilingual({
  basis: [(basis: string) => `${basis}。`, (basis: string) => `${basis}. `],
  now: ['本期', 'Current'],
  open: ['窗口未关闭', 'Window open'],
});

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(var(--steps), minmax(0, 1fr));
  margin-inline: calc(var(--chart-bleed, 0px) * -1);

  &[data-many] {
    --step-pad: var(--space-2);
    grid-template-columns: repeat(var(--steps), minmax(120px, 1fr));
    /* What is hidden from sight in its steps must not widen the page. */
    position: relative;
    overflow-x: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--color-border-strong) transparent;
  }

  @container chart (max-width: 479px) {
    &,
    &[data-many] {
      --step-pad: var(--space-4);
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Place = styled.li`
  ${stepPlace}
`;

const Choose = styled(ToggleButton)`
  ${stepButton}
`;
