import { css } from 'styled-components';

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
    margin: -10px -12px -10px -8px;
  }
  /* The box is there for readers of the screen and the keyboard; to the eye only once something is selected. */
  & .card:not([data-selecting]) .box:not(:focus-visible) {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
