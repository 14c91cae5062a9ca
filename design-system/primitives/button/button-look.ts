import { css } from 'styled-components';
import { fingerRoom } from '../../foundation/finger.ts';
import { phone } from '../../foundation/media.ts';

/** The look of a button, by `data-kind` and `data-size`: shared with links that weigh as much as one. */
export const buttonLook = css`
  --button-bg: var(--color-bg-surface);
  --button-edge: var(--color-border-control);
  --button-ink: var(--color-text-primary);

  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1h);
  height: var(--density-control);
  padding: 0 var(--space-3);
  border: 1px solid var(--button-edge);
  border-radius: var(--radius-sm);
  background: var(--button-bg);
  color: var(--button-ink);
  font: var(--type-label);
  white-space: nowrap;
  cursor: pointer;
  transition:
    background var(--motion-duration-fast) var(--motion-easing-standard),
    border-color var(--motion-duration-fast);

  &[data-size='sm'] {
    height: var(--size-control-sm);
    padding: 0 10px;
    font-size: 12px;
  }

  &[data-size='lg'] {
    height: var(--size-control-lg);
    padding: 0 18px;
    font-size: 14px;
  }
  ${phone} {
    &[data-size='sm'] {
      height: var(--density-control);
    }
    &[data-folded] {
      flex: none;
      gap: 0;
      width: var(--density-control);
      padding: 0;
      font-size: 0;
    }
    &[data-folded] > :nth-child(2) {
      display: none;
    }
  }

  &[data-hovered] {
    --button-bg: var(--color-bg-hover);
  }
  &[data-pressed] {
    --button-bg: var(--color-bg-pressed);
  }

  &[data-kind='soft'] {
    --button-edge: var(--color-border-strong);
  }

  &[data-kind='primary'] {
    --button-bg: var(--color-action-bg);
    --button-edge: var(--color-action-bg);
    --button-ink: var(--color-action-text);
  }

  &[data-kind='primary']:is([data-hovered], [data-pressed]) {
    --button-bg: var(--color-action-hover);
    --button-edge: var(--color-action-hover);
  }

  &[data-kind='danger'] {
    --button-bg: var(--color-negative-solid);
    --button-edge: var(--color-negative-solid);
    --button-ink: var(--color-text-onaccent);
  }

  &[data-kind='danger']:is([data-hovered], [data-pressed]) {
    --button-bg: var(--color-negative-hover);
    --button-edge: var(--color-negative-hover);
  }

  &[data-kind='ghost'] {
    --button-edge: transparent;
    --button-ink: var(--color-text-secondary);
  }

  &[data-kind='ghost']:not([data-hovered], [data-pressed]) {
    --button-bg: transparent;
  }
  &[data-kind='ghost']:is([data-hovered], [data-pressed]) {
    --button-ink: var(--color-text-primary);
  }

  &[data-kind='link'] {
    --button-bg: transparent;
    --button-edge: transparent;
    --button-ink: var(--color-text-link);
    padding: 0 var(--space-1);
    ${fingerRoom}
  }

  &[data-kind='link'][data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &[data-pending] {
    cursor: progress;
  }

  &[data-disabled] {
    --button-bg: var(--color-bg-disabled);
    --button-edge: var(--color-border-default);
    --button-ink: var(--color-text-disabled);
    cursor: not-allowed;
  }

  &[data-disabled]:is([data-kind='ghost'], [data-kind='link']) {
    --button-bg: transparent;
    --button-edge: transparent;
  }
`;
