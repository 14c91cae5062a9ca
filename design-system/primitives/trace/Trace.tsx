import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { stopDot, tracePath, type StopState } from './trace-look.ts';

interface TraceProps {
  /** What the path leads to: 激活从何而来. */
  label: string;
  /** The line draws itself once: for a trace that has just been asked for. */
  isDrawing?: boolean;
  /** TraceStop and TraceLoss, from the origin to the number. */
  children: ReactNode;
}

/** The path of a number from its origin, with what was left out on the way. At most two traces in a content area. */
export function Trace({ label, isDrawing, children }: TraceProps) {
  return (
    <Path aria-label={label} data-drawing={isDrawing || undefined}>
      {children}
    </Path>
  );
}

interface TraceStopProps {
  /** Hollow by default; `here` is the number in question, `ahead` has no data yet, `broken` is where the path ends. */
  state?: StopState;
  value?: ReactNode;
  /** Instead of a value: a name, a time, a reason. */
  note?: ReactNode;
  children: ReactNode;
}

/** A station of a Trace. */
export function TraceStop({ state = 'passed', value, note, children }: TraceStopProps) {
  const t = useWords(words);
  return (
    <Stop data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
      {state === 'broken' && (
        <Cross>
          <Icon of={X} size="sm" />
        </Cross>
      )}
      <Name>
        {children}
        {state === 'broken' && <VisuallyHidden>{t.broken}</VisuallyHidden>}
        {state === 'ahead' && <VisuallyHidden>{t.ahead}</VisuallyHidden>}
      </Name>
      {value !== undefined && <Value>{value}</Value>}
      {note !== undefined && <Note>{note}</Note>}
    </Stop>
  );
}

/** What was left out between two stops of a Trace: 重复点击 −100,185. */
export function TraceLoss({ value, children }: Pick<TraceStopProps, 'value' | 'children'>) {
  return (
    <Stop data-loss>
      <span>{children}</span>
      <Value>{value}</Value>
    </Stop>
  );
}

const words = bilingual({
  broken: ['（在此中断）', ' (path breaks here)'],
  ahead: ['（尚无数据）', ' (no data yet)'],
});

const Path = styled.ol`
  ${tracePath}
`;

const Stop = styled.li`
  ${stopDot}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: center;
  min-height: 30px;
  color: var(--color-text-secondary);

  &[data-state='here'] {
    color: var(--color-text-primary);
    font-weight: 600;
  }
  &[data-state='ahead'] {
    color: var(--color-text-tertiary);
  }
  &[data-loss] {
    min-height: 22px;
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
`;

const Name = styled.span`
  position: relative;
`;

const Value = styled.span`
  color: var(--color-text-primary);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: right;

  [data-loss] > & {
    color: inherit;
    font-weight: 400;
  }
  [data-state='here'] > & {
    font: var(--type-num-md);
  }
`;

const Note = styled.span`
  color: var(--color-text-tertiary);
  font-weight: 400;
  text-align: right;
`;

const Cross = styled.span`
  position: absolute;
  left: -3px;
  top: calc(50% - 7px);
  display: inline-flex;
  background: var(--trace-ground, var(--color-bg-raised));
  color: var(--color-negative-text);

  & svg {
    stroke-width: 2.4;
  }
`;
