import { css } from 'styled-components';
import { phone } from '../../foundation/media.ts';

/** The frame of every chip: 28 high beside controls, 40 under a finger. */
export const chipFrame = css`
  display: inline-flex;
  align-items: center;
  flex: none;
  max-width: 100%;
  height: var(--size-control-sm);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-bg-surface);
  color: var(--color-text-secondary);
  font-size: 12px;
  white-space: nowrap;

  ${phone} {
    height: var(--size-control-lg);
  }
`;

/** The words in it, with room for a finger around them. */
export const chipBody = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1h);
  min-width: 0;
  height: 100%;
  padding: 0 10px;
  border: 0;
  border-radius: 3px;
  background: none;
  color: inherit;
  font: inherit;

  &[data-removable] {
    padding-right: var(--space-1h);
  }
`;

/** The frame of a chip that is pressed, and may be disabled. */
export const pressedFrame = css`
  ${chipFrame}

  &[data-disabled] {
    border-color: var(--color-border-default);
    background: var(--color-bg-disabled);
    color: var(--color-text-disabled);
  }
  &[data-disabled] b {
    color: inherit;
  }
`;

/** The words in it are a button. */
export const pressedBody = css`
  ${chipBody}
  cursor: pointer;

  &[data-hovered],
  &[aria-expanded='true'] {
    background: var(--color-bg-hover);
  }
  &[data-pressed] {
    background: var(--color-bg-pressed);
  }
  &[data-focus-visible] {
    outline-offset: 1px;
  }
  &[data-disabled] {
    background: none;
    cursor: not-allowed;
  }
`;
