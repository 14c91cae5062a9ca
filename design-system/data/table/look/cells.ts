import { css } from 'styled-components';

/** Text left, figures right, and what a number may be besides. */
export const cells = css`
  & .cell {
    flex: none;
    align-content: center;
    /* A length, not a token: a variable in a shorthand is parsed again for each cell, and made styles three times as dear. */
    padding: 0 12px;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .cell.end {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
    font-feature-settings: 'tnum', 'lnum', 'cv11';
  }
  /* Cards are as high as what they hold anyhow, and closer together. */
  &[data-measured]:not([data-cards]) .sheet .cell {
    /* A row of one line is as high as in any other table: also a compact one. */
    padding-block: calc((var(--row-height) - 20px) / 2);
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & .cell.quiet {
    color: var(--color-text-secondary);
  }
  & .sheet .cell.sorted {
    font-weight: 500;
  }
  & i {
    margin-left: 0.14em;
    font-size: 0.78em;
    font-style: normal;
    font-weight: 400;
    line-height: 1;
    color: var(--color-text-tertiary);
  }
  & .sheet i.before,
  & .total i.before {
    margin: 0 0.12em 0 0;
  }
  & .cell.immature {
    /* Its words stand whole in the narrowest column of figures. */
    padding-left: 4px;
    font-size: 12px;
    color: var(--color-text-tertiary);
    background-image: repeating-linear-gradient(135deg, var(--color-border-default) 0 1px, transparent 1px 5px);
  }
  & .row:hover > .cell.immature {
    background-image: repeating-linear-gradient(135deg, var(--color-border-strong) 0 1px, transparent 1px 5px);
  }
  & :is(.cell, .front > div).alarm {
    color: var(--color-negative-text);
  }
  & :is(.cell, .front > div).alarm > span:first-child,
  & :is(.cell, .front > div).alarm > .explain > span:first-child {
    margin-right: var(--space-1);
    vertical-align: -1px;
  }
  & .cell:focus-visible {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -2px;
  }
`;
