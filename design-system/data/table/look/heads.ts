import { css } from 'styled-components';
import { fingerRoom } from '../../../foundation/finger.ts';
import { phone } from '../../../foundation/media.ts';

/** The heads of columns and of groups. */
export const heads = css`
  & .heads {
    position: sticky;
    top: 0;
    z-index: 2;
    width: max-content;
    min-width: 100%;
  }
  & .head {
    position: relative;
    color: var(--color-text-secondary);
    font: 500 12px/18px var(--font-sans);
  }
  & .head:not(.select, .menu, .group) {
    display: flex;
    align-items: center;
    overflow: visible;
  }
  & .head.end {
    justify-content: flex-end;
  }
  & .head.group {
    border-left: 1px solid var(--color-border-default);
  }
  & .pins.start + .head.group {
    border-left: 0;
  }
  & .head.sorted {
    color: var(--color-text-primary);
    font-weight: 600;
  }
  & .head .title {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 3px;
    min-width: 0;
    ${fingerRoom}
  }
  /* Five pixels at the right of it begins the edge that is drawn wider: a short one answers further at the left. */
  ${phone} {
    & .head.end .title::after {
      inset-inline: min(0px, 100% - 35px) -5px;
    }
  }
  /* Two lines fill the line of heads. Chinese words are not taken apart: 活跃用户 above （DAU）. */
  & .head .words {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 16px;
    text-align: start;
    white-space: normal;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  & .head.end .words {
    text-align: end;
  }
  & .head .idle {
    position: absolute;
    left: 100%;
    display: inline-flex;
    color: var(--color-text-tertiary);
    opacity: 0;
  }
  & .head:hover .idle,
  & .head:focus-within .idle {
    opacity: 1;
  }
  & .head .rank {
    font-size: 11px;
    font-variant-numeric: tabular-nums;
  }
  & .head > .opener {
    position: absolute;
    right: 6px;
    width: 18px;
    height: 18px;
    background: var(--color-bg-sunken);
    opacity: 0;
  }
  & .head.end > .opener {
    right: auto;
    left: var(--space-1);
  }
  & .head:hover > .opener,
  & .head > .opener:focus-visible,
  & .head > .opener[aria-expanded='true'] {
    opacity: 1;
  }
  & .handle {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    z-index: 1;
    width: 7px;
    outline: 0;
    cursor: col-resize;
    touch-action: none;
  }
  & .handle::after {
    content: '';
    position: absolute;
    top: 6px;
    bottom: 6px;
    right: 0;
    width: 1px;
  }
  & .head:hover > .handle::after {
    background: var(--color-border-strong);
  }
  & .handle:hover::after,
  & .handle:active::after,
  & .handle:focus-visible::after {
    top: 0;
    bottom: 0;
    width: 2px;
    background: var(--color-accent-solid);
  }
  & .head[data-dragging] {
    opacity: 0.5;
    cursor: grabbing;
  }
  & .head[data-drop='before'] {
    box-shadow: inset 2px 0 var(--color-accent-solid);
  }
  & .head[data-drop='after'] {
    box-shadow: inset -2px 0 var(--color-accent-solid);
  }
`;
