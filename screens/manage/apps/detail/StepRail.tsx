import styled from 'styled-components';
import { Link, phone, useWords, VisuallyHidden } from '#design-system';
import { addressOf, steps, type AppStep } from './steps.ts';
import { words } from './words.ts';

interface StepRailProps {
  current: AppStep;
  /** Null while the app has not been made: there is nothing to go on to. */
  id: number | null;
  isOnline: boolean;
}

/** The way to the first data, and where on it the reader stands. On a phone it lies across the page. */
export function StepRail({ current, id, isOnline }: StepRailProps) {
  const t = useWords(words);
  const at = steps.indexOf(current);
  return (
    <nav aria-label={t.steps}>
      <Path data-plain={id === null || undefined}>
        {steps.map((step, index) => {
          // Only what is known is called done: where the reader stands says nothing about the steps before.
          const isDone = isOnline || (step === 'basic' && id !== null);
          const state = index === at ? 'current' : index < at || isDone ? 'passed' : 'ahead';
          return (
            <Stop key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {id === null || state === 'current' ? (
                t[step]
              ) : (
                <Link href={addressOf(step, id)} kind="quiet">
                  {t[step]}
                </Link>
              )}
              {(isDone || state === 'current') && (
                <State>
                  <VisuallyHidden>, </VisuallyHidden>
                  {isDone ? t.passed : t.current}
                </State>
              )}
            </Stop>
          );
        })}
      </Path>
    </nav>
  );
}

const Path = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: var(--space-1) 0;
  list-style: none;

  ${phone} {
    display: flex;
    gap: 0;
    /* What scrolls sideways cuts what answers to a finger above and below its links. */
    margin-block: -6px;
    padding-block: 10px;
    overflow-x: auto;

    /* Without links nothing in it takes the focus, so that no keyboard could scroll it. */
    &[data-plain] {
      flex-wrap: wrap;
      row-gap: var(--space-2);
    }
  }
`;

const Stop = styled.li`
  position: relative;
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2);
  padding-left: 24px;

  &::before,
  &::after {
    content: '';
    position: absolute;
  }
  &::before {
    top: 5px;
    left: 0;
    z-index: 1;
    width: 9px;
    height: 9px;
    box-sizing: border-box;
    border: 1.2px solid var(--color-trace-dot);
    border-radius: 50%;
    background: var(--color-bg-surface);
  }
  &:not(:last-child)::after {
    top: 14px;
    bottom: -21px;
    left: 4px;
    border-left: 1px solid var(--color-trace-dot);
  }
  &[data-state='current'] {
    font-weight: 600;
  }
  &[data-state='current']::before {
    border-color: var(--color-accent-solid);
    background: var(--color-accent-solid);
  }
  &[data-state='ahead'] {
    color: var(--color-text-tertiary);
  }
  &[data-state='ahead']::before {
    border-style: dashed;
  }
  &:is([data-state='ahead'], [data-state='current'])::after {
    border-left-style: dashed;
    border-color: var(--color-trace-line);
  }

  ${phone} {
    flex: 1 0 auto;
    padding: 18px var(--space-3) 0 0;
    font-size: 12px;

    &:not(:last-child)::after {
      top: 9px;
      right: 0;
      bottom: auto;
      left: 10px;
      border-top: 1px solid var(--color-trace-line);
      border-left: 0;
    }
  }
`;

const State = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  ${phone} {
    display: none;
  }
`;
