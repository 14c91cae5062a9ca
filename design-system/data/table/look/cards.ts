import { css } from 'styled-components';
import { unseen } from '../../../primitives/visually-hidden/unseen.ts';

/** Rows as cards. OPERATIONS, 390 px. */
export const cards = css`
  &[data-cards] .clip {
    width: 100%;
  }
  &[data-cards] .shade {
    display: none;
  }
  & .card {
    position: absolute;
    left: 0;
    right: 0;
    display: grid;
    gap: var(--space-half);
    padding: var(--space-3) var(--space-4);
    border-bottom: 1px solid var(--color-border-subtle);
    background: var(--color-bg-surface);
    contain: layout style;
  }
  & .skeletons > .card {
    position: relative;
  }
  & .card[data-selected] {
    background: var(--color-bg-selected);
  }
  & .card .front {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 22px;
  }
  & .card .front {
    --status-wrap: normal;
  }
  /* A long state takes more lines than one before it squeezes the name. */
  & .card .front > :not(.name-of, .box, .more) {
    flex: none;
    max-width: 45%;
  }
  & .card .name-of {
    flex: 1;
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & .card dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(46%);
    gap: var(--space-half) var(--space-3);
  }
  & .card .pair {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    min-height: 28px;
  }
  & .card .pair.half {
    grid-column: auto;
    min-height: 22px;
  }
  & .card dt {
    flex: none;
    width: 64px;
    color: var(--color-text-tertiary);
    font-size: 12px;
  }
  /* Names are longer in English. */
  & .card dt:lang(en) {
    width: 96px;
  }
  &[data-long-terms='true'] .card .pair:not(.half) dt:lang(en) {
    width: 128px;
  }
  /* A long figure takes room from its name before it runs into the next one. */
  & .card .half dt {
    flex: 0 1 auto;
  }
  & .card .half:nth-child(even of .half) dt {
    width: auto;
  }
  & .card dd {
    flex: 0 1 auto;
    min-width: 0;
    padding: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* What lies around a small button in it answers for it. */
  & .card dd.cell {
    overflow: visible;
  }
  & .card .figures {
    flex: none;
    font-weight: 500;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* A date is read as one word: the labels of its line give way. */
  & .card .half .whole {
    flex: none;
    white-space: nowrap;
  }
  & .card .half:has(.whole) {
    min-width: min-content;
  }
  & .card .half:has(+ .half .whole) dt {
    flex-shrink: 1;
  }
  & .card .more {
    flex: none;
    width: 40px;
    height: 40px;
    position: relative;
    z-index: 1;
    margin: -13px -12px -7px -8px;
    padding-top: 6px;
  }
  & .card .box {
    position: relative;
    z-index: 1;
    margin: -12px;
    padding: 12px;
  }
  /* The first line answers further above it than below, where figures may be pressed. */
  & .card .front a::after,
  & .card .front .explain::after {
    inset-block: calc(50% - 23px) calc(50% - 17px);
  }
  /* Below the menu of the card a small button answers further below it. */
  & .card .pair:first-child .cell button:not(.explain)::after {
    inset-block: 0 -18px;
  }
  /* Figures that open something stand under their names, as high as a finger, and all of the place answers. Others stay close together. */
  & .card .pressed {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-1) var(--space-3);
    margin-top: var(--space-1);
  }
  & .card .pressed .pair:not(.half):has(a, button) {
    min-height: 40px;
  }
  & .card .pressed .pair:not(.half) .cell button:not(.explain)::after {
    inset-block: -8px;
  }
  & .card .pressed .half {
    position: relative;
    display: block;
    min-height: 40px;
    padding: 1px 0;
  }
  & .card .pressed .half dt {
    width: auto;
    line-height: 16px;
  }
  & .card .pressed .half dd {
    width: fit-content;
  }
  & .card .pressed .half .explain {
    position: static;
  }
  & .card .pressed .half .explain::after {
    inset: 0;
  }
  /* The box is there for readers of the screen and the keyboard; to the eye only once something is selected. */
  & .card:not([data-selecting]) .box:not(:focus-visible) {
    margin: 0;
    padding: 0;
    ${unseen}
  }
`;
