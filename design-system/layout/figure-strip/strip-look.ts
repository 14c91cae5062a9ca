import { css } from 'styled-components';

const rowsOfThree = css`
  &:nth-child(n + 4) {
    border-top: 1px solid var(--color-border-subtle);
  }
  &:nth-child(3n + 1) {
    border-left: 0;
  }
  &:last-child:nth-child(3n + 2) {
    grid-column: span 2;
  }
  &:nth-child(n + 4)::before,
  &:nth-child(n + 3)::after,
  &:nth-child(n + 3) > [data-chip] {
    display: none;
  }
`;

const rowsOfTwo = css`
  &,
  :has(> [data-stop]) > & {
    padding: var(--space-3) var(--space-3) 10px 14px;
  }
  &:nth-child(n + 3) {
    border-top: 1px solid var(--color-border-subtle);
  }
  &:nth-child(odd) {
    border-left: 0;
  }
  &:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  &[data-stop]::before,
  &[data-leads-on]::after,
  & > [data-chip] {
    display: none;
  }
  &[data-stop='here'] {
    box-shadow: inset 2px 0 var(--color-accent-solid);
  }
`;

/**
 * A cell of the strip. The path runs along the upper edge, a dot per stop and a line to the next one, as far as the first
 * row goes; in rows of two there is none, and the figure in question has an edge instead.
 */
export const stripCell = css`
  position: relative;
  /* One row for the labels, one for what they name. */
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  min-width: 0;
  padding: 14px var(--space-4) var(--space-3);
  border-left: 1px solid var(--color-border-subtle);

  &:first-child {
    border-left: 0;
  }
  /* The chips on the line need their air. */
  :has(> [data-stop]) > & {
    padding-top: var(--space-4);
  }
  &[data-stop]::before {
    content: '';
    position: absolute;
    top: -5px;
    left: 16px;
    z-index: 2;
    width: 9px;
    height: 9px;
    border: 1.5px solid var(--color-trace-dot);
    border-radius: 50%;
    background: var(--color-bg-surface);
  }
  &[data-stop='here']::before {
    border-color: var(--color-trace-origin);
    background: var(--color-trace-origin);
    box-shadow: 0 0 0 3px var(--color-bg-canvas);
  }
  &[data-leads-on]::after {
    content: '';
    position: absolute;
    top: -1px;
    right: -21px;
    left: 21px;
    z-index: 1;
    height: 1px;
    background: var(--color-trace-dot);
  }

  @container (680px <= width < 1080px) {
    [data-folds='early'] > & {
      ${rowsOfThree}
    }
  }
  @container (680px <= width < 860px) {
    [data-folds='late'] > & {
      ${rowsOfThree}
    }
  }
  @container (width < 680px) {
    ${rowsOfTwo}
  }
`;

/** The columns that the cells count on. */
export const stripColumns = css`
  display: grid;
  grid-template-columns: repeat(var(--strip-columns), minmax(0, 1fr));

  @container (680px <= width < 1080px) {
    &[data-folds='early'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (680px <= width < 860px) {
    &[data-folds='late'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (width < 680px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
