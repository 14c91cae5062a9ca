import { css } from 'styled-components';
import { fingerRoom } from '../../../foundation/finger.ts';
import { phone } from '../../../foundation/media.ts';

/** What can be pressed in a row. */
export const parts = css`
  & .cell.select {
    width: 36px;
    padding-right: 0;
  }
  & .cell.menu {
    width: 44px;
    padding: 0;
    text-align: center;
  }
  & .box {
    display: inline-grid;
    vertical-align: middle;
    margin: -10px;
    padding: 10px;
    outline: 0;
    cursor: pointer;
  }
  & .box[data-disabled] {
    cursor: not-allowed;
  }
  & button:where(:not([data-kind])) {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-feature-settings: inherit;
    font-variant-numeric: inherit;
    outline: 0;
    cursor: pointer;
  }
  & .more,
  & .opener {
    display: inline-grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: var(--radius-sm);
    color: var(--color-text-secondary);
  }
  & .more:hover,
  & button.opener:hover,
  & .more[aria-expanded='true'] {
    background: var(--color-bg-pressed);
    color: var(--color-text-primary);
  }
  & .sheet .opener {
    width: 20px;
    height: 20px;
    margin-left: calc(var(--space-1) * -1);
    margin-right: var(--space-1);
    vertical-align: top;
  }
  & .opener[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
  & .indent {
    display: inline-block;
    width: calc(var(--level) * 20px);
  }
  & .explain {
    margin: -2px calc(var(--space-1) * -1);
    padding: 2px var(--space-1);
    border-radius: 3px;
  }
  & .explain:hover,
  & .explain:focus-visible {
    text-decoration: underline dotted 1px;
    text-underline-offset: 4px;
  }
  & .explain[aria-expanded='true'] {
    color: var(--color-text-link);
    box-shadow: 0 0 0 1.5px var(--color-accent-solid);
    text-decoration: none;
  }
  & .name {
    color: inherit;
    text-decoration: underline dotted transparent 1px;
    text-underline-offset: 4px;
    outline: 0;
  }
  & .name:hover,
  & .name:focus-visible {
    color: var(--color-text-link);
    text-decoration-color: currentColor;
  }
  & .name.two {
    font-weight: 500;
  }
  & .explain,
  & .name {
    ${fingerRoom}
  }
  /* Its cell has 8 pixels at the right of it: a short figure answers further at the left. */
  ${phone} {
    & .cell.end > .explain::after {
      inset-inline: min(0px, 100% - 32px) -8px;
    }
  }
  & .under {
    display: block;
    overflow: hidden;
    color: var(--color-text-tertiary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
  }
`;
