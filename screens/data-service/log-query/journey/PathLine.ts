import styled, { css } from 'styled-components';
import { phone } from '#design-system';

/** Time, line, fact, proof. On a phone the line stands at the left and the rest below each other. */
export const PathLine = styled.ol`
  --time: 72px;
  --walked: linear-gradient(var(--color-trace-dot), var(--color-trace-dot));
  --dashed: repeating-linear-gradient(var(--color-trace-line) 0 3px, transparent 3px 6px);
  margin: 0 calc(-1 * var(--space-2));
  padding: 0;
  list-style: none;

  ${phone} {
    --time: -12px;
  }
`;

const line = css`
  --above: var(--walked);
  --below: var(--walked);
  position: relative;
  display: grid;
  grid-template-columns: var(--time) 14px minmax(0, 1fr) auto;
  column-gap: var(--space-3);
  padding: var(--space-2);

  &::before {
    content: '';
    position: absolute;
    left: calc(var(--space-2) + var(--time) + var(--space-3) + 6.5px);
    top: 0;
    bottom: 0;
    width: 1px;
    background:
      var(--above) 0 0 / 1px 18px no-repeat,
      var(--below) 0 18px / 1px 100% no-repeat;
  }
  &:first-child {
    --above: none;
  }
  &:last-child {
    --below: none;
  }
  &:has(+ [data-state='ahead']) {
    --below: var(--dashed);
  }
  & > [data-part='dot'] {
    position: relative;
    grid-column: 2;
    grid-row: 1;
  }
  ${phone} {
    grid-template-columns: 14px minmax(0, 1fr);

    & > [data-part='dot'] {
      grid-column: 1;
    }
  }
`;

export const PathRow = styled.li`
  ${line}
  border-radius: var(--radius-sm);

  &[data-shown] {
    background-color: var(--color-bg-selected);
  }
  &:hover:not([data-shown], [data-state='ahead']) {
    background-color: var(--color-bg-hover);
  }
  &[data-state='ahead'] {
    --above: var(--dashed);
    --below: var(--dashed);
    color: var(--color-text-tertiary);
  }
  &[data-state='ahead']:first-child {
    --above: none;
  }
  &[data-state='ahead']:last-child {
    --below: none;
  }

  & > [data-part='time'] {
    color: var(--color-text-secondary);
    font-variant-numeric: tabular-nums;
    text-align: right;

    & > * {
      display: block;
    }
    & > small {
      color: var(--color-text-tertiary);
      font: var(--type-caption);
    }
  }
  & > [data-part='dot']::before {
    content: '';
    position: absolute;
    left: 2.5px;
    top: 5.5px;
    width: 9px;
    height: 9px;
    border: 1.5px solid var(--color-trace-dot);
    border-radius: 50%;
    background: var(--color-bg-surface);
  }
  &[data-state='here'] > [data-part='dot']::before {
    border-color: var(--color-trace-origin);
    background: var(--color-trace-origin);
  }
  &[data-state='ahead'] > [data-part='dot']::before {
    border-style: dashed;
    border-color: var(--color-trace-line);
  }
  &[data-state='broken'] > [data-part='dot'] {
    color: var(--color-negative-text);

    &::before {
      border-color: transparent;
      border-radius: 0;
    }
    & > span {
      position: absolute;
      left: 0;
      top: 3px;
    }
    & svg {
      stroke-width: 2.4;
    }
  }
  &[data-state='broken'][data-shown] > [data-part='dot']::before {
    background: var(--color-bg-selected);
  }
  & > [data-part='fact'] {
    min-width: 0;
    overflow-wrap: anywhere;

    & > :is(a, b) {
      font-weight: 600;
    }
    /* The whole row is pressed. */
    & > a {
      position: static;
    }
    & > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    & > p {
      color: var(--color-text-secondary);
    }
  }
  & > [data-part='proof'] {
    text-align: right;

    & > a {
      position: relative;
    }
  }
  ${phone} {
    & > :is([data-part='time'], [data-part='fact'], [data-part='proof']) {
      grid-column: 2;
      text-align: left;
    }
    & > [data-part='fact'] {
      grid-row: 1;
    }
    & > [data-part='time'] > * {
      display: inline;
    }
    & > [data-part='proof']:empty {
      display: none;
    }
  }
`;

/** The time between two stops. */
export const PathGap = styled.li`
  ${line}
  padding-block: var(--space-1);
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  & > span {
    grid-column: 3;
  }
  & > [data-part='dot']::before {
    content: '';
    position: absolute;
    left: 3.5px;
    top: 50%;
    width: 7px;
    border-top: 1px solid var(--color-trace-dot);
  }
  ${phone} {
    & > span {
      grid-column: 2;
    }
  }
`;
