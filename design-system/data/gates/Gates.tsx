import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

export interface GateStop {
  name: string;
  /** The result of the check: iOS 支持此页. */
  note: string;
  /** Passed, the one that failed, or not checked any more. */
  state: 'open' | 'closed' | 'unasked';
}

interface GatesProps {
  /** What they lead to: 作弊场景洞察. */
  label: string;
  stops: readonly GateStop[];
  /** What opens the one that failed; it stands below it. */
  remedy?: ReactNode;
}

/** The checks that lead to a permission, in order, and the one that failed. For the calculation of a number use Trace. */
export function Gates({ label, stops, remedy }: GatesProps) {
  const t = useWords(words);
  return (
    <Path aria-label={label}>
      {stops.map(({ name, note, state }) => (
        <li key={name} data-state={state}>
          <Dot>{state === 'closed' && <Icon of={X} size="lg" />}</Dot>
          <b>{name}</b>
          <span data-part="note">{note}</span>
          {state === 'closed' && remedy && <div data-part="remedy">{remedy}</div>}
          <VisuallyHidden>{t[state]}</VisuallyHidden>
        </li>
      ))}
    </Path>
  );
}

const words = bilingual({
  open: ['（满足）', ' (met)'],
  closed: ['（不满足）', ' (not met)'],
  unasked: ['（未检查）', ' (not checked)'],
});

const Path = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 2px;
    padding: 0 var(--space-2);
    text-align: center;
  }
  & b {
    margin-top: var(--space-2);
    font-weight: 600;
  }
  & [data-part='note'] {
    color: var(--color-text-tertiary);
  }
  & [data-part='remedy'] {
    margin-top: var(--space-2);
  }
  & li[data-state='closed'] b {
    color: var(--color-negative-text);
  }
  /* The line from the gate before: walked as far as the one that stops. */
  & > li + li::before {
    content: '';
    position: absolute;
    top: 7px;
    left: calc(-50% + 8px);
    right: calc(50% + 8px);
    border-top: 1px solid var(--color-trace-dot);
  }
  & > li[data-state='unasked']::before {
    border-top: 1px dashed var(--color-trace-line);
  }

  ${phone} {
    grid-auto-flow: row;

    & > li {
      grid-template-columns: 15px minmax(0, 1fr);
      justify-items: start;
      gap: 2px var(--space-4);
      padding: 0 0 var(--space-5);
      text-align: left;
    }
    & b {
      margin: 0;
    }
    & [data-part='note'],
    & [data-part='remedy'] {
      grid-column: 2;
    }
    & > li + li::before {
      top: auto;
      bottom: calc(100% - 2px);
      left: 7px;
      right: auto;
      height: calc(100% - 17px);
      border-top: 0;
      border-left: 1px solid var(--color-trace-dot);
    }
    & > li[data-state='unasked']::before {
      border-top: 0;
      border-left: 1px dashed var(--color-trace-line);
    }
  }
`;

const Dot = styled.span`
  position: relative;
  box-sizing: border-box;
  width: 15px;
  height: 15px;
  border: 1px solid var(--color-trace-dot);
  border-radius: 50%;
  background: var(--trace-ground, var(--color-bg-surface));

  [data-state='unasked'] > & {
    border-style: dashed;
    border-color: var(--color-trace-line);
  }
  [data-state='closed'] > & {
    border: 0;
    color: var(--color-negative-text);
  }
  /* Larger than its place, and still with its middle on the line. */
  & > span {
    position: absolute;
    top: 50%;
    left: 50%;
    transform: translate(-50%, -50%);
  }
`;
