import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

export interface Step {
  id: string;
  title: string;
  /** Passed is behind the reader, current is open, ahead is not yet, broken is where it stopped. */
  state: 'passed' | 'current' | 'ahead' | 'broken';
  /** One line: what was chosen, or what will be asked. */
  summary?: ReactNode;
  /** A link to change a passed step. */
  action?: ReactNode;
  /** The open form of the current step. */
  content?: ReactNode;
}

interface StepsProps {
  label: string;
  steps: Step[];
}

/** A vertical path through a task: what is done, where one is, what comes. Never a bar on top of a form. */
export function Steps({ label, steps }: StepsProps) {
  const t = useWords(words);
  return (
    <Path aria-label={label}>
      {steps.map(({ id, title, state, summary, action, content }, index) => (
        <Stop key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Line>
            <Title>
              {title}
              <VisuallyHidden>{t[state]}</VisuallyHidden>
            </Title>
            {summary && <Summary>{summary}</Summary>}
            <End>{action ?? (state === 'current' && t.position(index + 1, steps.length))}</End>
          </Line>
          {content && <Content>{content}</Content>}
        </Stop>
      ))}
    </Path>
  );
}

const words = bilingual({
  passed: ['，已完成', ', done'],
  current: ['，当前步骤', ', current step'],
  ahead: ['，未开始', ', not started'],
  broken: ['，停在这里', ', stopped here'],
  position: [(step: number, of: number) => `第 ${step} 步，共 ${of} 步`, (step: number, of: number) => `Step ${step} of ${of}`],
});

const Path = styled.ol`
  display: grid;
  min-width: 0;
`;

const Stop = styled.li`
  --stop-line: var(--color-trace-dot);
  position: relative;
  min-width: 0;
  padding: 0 0 10px 28px;

  &::before {
    content: '';
    position: absolute;
    top: calc(var(--density-control) / 2 + 6px);
    bottom: calc(6px - var(--density-control) / 2);
    left: 5px;
    border-left: 1px solid var(--stop-line);
  }

  &::after {
    content: '';
    position: absolute;
    top: calc(var(--density-control) / 2 - 5.5px);
    left: 0;
    width: 11px;
    height: 11px;
    border: 1.5px solid var(--color-trace-dot);
    border-radius: var(--radius-full);
    background: var(--color-bg-surface);
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:last-child::before {
    display: none;
  }

  &[data-state='current'],
  &[data-state='ahead'] {
    --stop-line: transparent;
  }

  &:is([data-state='current'], [data-state='ahead'])::before {
    border-left: 1px dashed var(--color-trace-line);
  }

  &[data-state='current']::after {
    border-color: var(--color-trace-origin);
    background: var(--color-trace-origin);
  }

  &[data-state='ahead']::after {
    border-style: dashed;
    border-color: var(--color-trace-line);
  }

  &[data-state='broken']::after {
    border-color: transparent;
    border-radius: 0;
    background:
      linear-gradient(45deg, transparent 44%, var(--color-negative-solid) 44% 56%, transparent 56%),
      linear-gradient(-45deg, transparent 44%, var(--color-negative-solid) 44% 56%, transparent 56%);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  min-height: var(--density-control);
`;

const Title = styled.span`
  font: var(--type-heading);
  flex: none;

  [data-state='ahead'] & {
    font-weight: 400;
    color: var(--color-text-tertiary);
  }
`;

const Summary = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  color: var(--color-text-secondary);
`;

const End = styled.span`
  margin-left: auto;
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;

const Content = styled.div`
  padding: var(--space-3) 0 var(--space-2);
`;
