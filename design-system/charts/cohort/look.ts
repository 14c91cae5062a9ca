import { css } from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { cornerFill, hatchFill } from '../plot/hatch-fill.ts';
import { unseen } from '../../primitives/visually-hidden/unseen.ts';

/** The grid of the map. Names and sizes stay while the days scroll under them; the hatch wins over the ground of a row. */
export const cohortGrid = css`
  --cohort-pick: 22px;
  /* What is hidden from sight in its cells must not widen the page. */
  position: relative;
  overflow: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--color-border-strong) transparent;

  & table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 1px 2px;
    font: 500 12px/1 var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  & td,
  & th {
    height: 24px;
    min-width: 29px;
    padding: 0 2px;
    border-radius: var(--radius-xs);
    text-align: center;
    font-weight: inherit;
    white-space: nowrap;
  }
  /* A map would have thousands of the component. */
  & .unseen {
    ${unseen}
  }
  & thead :is(th, td) {
    font-weight: 400;
    color: var(--color-text-tertiary);
  }
  & [data-part='pick'] {
    width: var(--cohort-pick);
    min-width: var(--cohort-pick);
  }
  & [data-part='pick'],
  & [data-part='name'] {
    position: sticky;
    left: 0;
    z-index: var(--z-sticky);
    border-radius: 0;
    background: var(--color-bg-surface);
  }
  & [data-part='pick'] + [data-part='name'] {
    left: calc(var(--cohort-pick) + 1px);
  }
  & [data-part='name'],
  & [data-part='size'] {
    width: 1%;
  }
  & [data-part='name'] {
    padding-right: var(--space-2);
    text-align: left;
    font-weight: 400;
    color: var(--color-text-secondary);
  }
  & [data-part='size'] {
    padding-right: var(--space-2);
    text-align: right;
    font-weight: 400;
  }
  & [data-toned] {
    background: var(--cell);
    color: var(--cell-ink);
  }
  & [data-state='open'] {
    --hatch-pitch: 4px;
    ${hatchFill}
    font-weight: 400;
    color: var(--color-text-secondary);
  }
  & [data-state='none'] {
    ${hatchFill}
  }
  & [data-part='size'][data-incomplete] {
    border-radius: 0;
  }
  & [data-incomplete]:not([data-state='open']) {
    ${cornerFill}
  }
  & [data-state='thin'] {
    font-weight: 400;
  }
  /* What a cell underlines stays out of the button in it. */
  & [data-state='thin'],
  & [data-state='thin'] > button {
    text-decoration: underline dotted 1px;
    text-underline-offset: 3px;
  }
  & td > button {
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: inherit;
    cursor: pointer;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    &:focus-visible {
      outline: 2px solid var(--color-border-focus);
      outline-offset: -2px;
    }
  }
  & [data-small] :is(td, th) {
    color: var(--color-text-tertiary);
  }
  & [data-state='small'] {
    font-weight: 400;
  }
  & [data-picked] [data-part='name'] {
    padding-left: var(--space-1h);
    box-shadow: inset 2px 0 var(--ink);
    font-weight: 600;
    color: var(--color-text-primary);
  }
  & [data-picked] [data-part='pick'] {
    --color-accent-solid: var(--ink);
    --color-accent-hover: var(--ink);
  }
  & [data-kind='mean'] :is(td, th) {
    height: 30px;
    border-bottom: 1px solid var(--color-border-strong);
    border-radius: 0;
    background-color: var(--color-bg-total);
    box-shadow: 1px 0 var(--color-bg-total);
    font-weight: 600;
    color: var(--color-text-primary);
  }
  & [data-kind='mean'] [data-state='none'] {
    --hatch: var(--color-border-strong);
  }
  & [data-kind='mean'] [data-state='thin'] {
    font-weight: 400;
  }
  & [data-kind='previous'] :is(td, th) {
    height: 30px;
    border-bottom: 1px solid var(--color-border-default);
    border-radius: 0;
    font-weight: 400;
    color: var(--color-text-secondary);
  }

  ${phone} {
    --cohort-pick: 40px;

    & td,
    & th {
      height: 40px;
      min-width: 42px;
    }
    /* The box stands at the edge of what scrolls: all of its cell answers at the right of it. */
    & [data-part='pick'] label::after {
      inset-inline: -2px -22px;
    }
    & td:has(> button) {
      padding: 0;
    }
    & :is([data-kind='mean'], [data-kind='previous']) :is(td, th) {
      height: 40px;
    }
  }
`;
