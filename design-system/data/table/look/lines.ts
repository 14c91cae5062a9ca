import { css } from 'styled-components';
import { phone } from '../../../foundation/media.ts';

/** Where lines stand: in the heads, and each at its place on the sheet. */
export const lines = css`
  & .line,
  & .row {
    display: flex;
    background: var(--color-bg-surface);
  }
  & .line {
    height: 34px;
    background: var(--color-bg-sunken);
    border-bottom: 1px solid var(--color-border-strong);
  }
  ${phone} {
    & .line:not(.groups) {
      height: 40px;
    }
  }
  & .line.groups {
    border-bottom-color: var(--color-border-default);
  }
  & .row {
    height: var(--row-height);
    border-bottom: 1px solid var(--color-border-subtle);
  }
  /* A head among the rows: 常用 3.  */
  & .section {
    display: flex;
    align-items: center;
    height: 30px;
    padding: 0 var(--space-4);
    border-bottom: 1px solid var(--color-border-subtle);
    background: var(--color-bg-surface);
    color: var(--color-text-tertiary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  & .section > .title {
    position: sticky;
    left: var(--space-4);
    font-weight: inherit;
  }
  & .sheet > .row,
  & .sheet > .section,
  & .sheet > .detail {
    position: absolute;
    left: 0;
    right: 0;
    /* Only the rows that change are laid out. Not contain: paint, which makes layers of the fixed cells that cannot be merged: 3 ms a frame. */
    contain: layout style;
  }
  /* Where the page scrolls and not the table, its bar lies over what the focus brings to the upper edge. */
  &[data-height='content']:not([data-long]) .sheet > .row {
    scroll-margin-top: var(--size-navbar);
  }
  &[data-measured] .sheet > .row {
    height: auto;
    min-height: var(--row-height);
  }
  /* Without a box of its own the last row borders on whatever comes next. */
  &[data-height='content']:not([data-long]) .sheet > .row:last-child {
    border-bottom-color: transparent;
  }
  & .sheet > .row:hover {
    background: var(--color-bg-hover);
  }
  & .sheet > .row[aria-selected='true'] {
    background: var(--color-bg-selected);
  }
  & .row.total {
    background: var(--color-bg-total);
    border-bottom-color: var(--color-border-strong);
    font-weight: 600;
  }
  & .total > .words,
  & .total .note {
    color: var(--color-text-tertiary);
    font-weight: 400;
  }
  & .detail {
    background: var(--color-bg-sunken);
    border-bottom: 1px solid var(--color-border-subtle);
  }
  & .detail > .panel {
    position: sticky;
    left: 0;
  }

  & .clip {
    position: relative;
    overflow: clip;
    min-width: 100%;
    width: var(--table-width);
  }
  & .slip {
    position: absolute;
    left: 0;
    right: 0;
    /* The margin of the sheet must not leave its slip. */
    display: flow-root;
  }
  & .sheet {
    position: relative;
  }
  & .sheet[data-held] {
    position: sticky;
  }
`;

/** Cells that do not scroll sideways. */
export const regions = css`
  & .pins {
    position: sticky;
    z-index: 1;
    display: flex;
    flex: none;
  }
  /* Said for each ground: inheriting a property that is not inherited takes the browser off its fast way, 3 ms in each frame. */
  & .sheet .pins {
    background: var(--color-bg-surface);
  }
  & .line .pins {
    background: var(--color-bg-sunken);
  }
  & .total .pins {
    background: var(--color-bg-total);
  }
  & .sheet > .row:hover > .pins {
    background: var(--color-bg-hover);
  }
  & .sheet > .row[aria-selected='true'] > .pins {
    background: var(--color-bg-selected);
  }
  & .pins.start {
    left: 0;
  }
  & .pins.end {
    right: 0;
    margin-left: auto;
  }
  /* One hairline, on the last fixed column. */
  &[data-pinned] .pins.start,
  &[data-wide] .pins.start {
    box-shadow: inset -1px 0 var(--color-border-default);
  }
  &[data-wide] .pins.end {
    box-shadow: inset 1px 0 var(--color-border-default);
  }
  /* The first of the scrolling cells that are drawn makes room for those that are not. */
  & .sheet .cell.first {
    margin-left: var(--skipped);
  }
`;
