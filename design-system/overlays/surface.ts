import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-2px); }
`;

/** The look of everything that floats over the page without taking it over: popovers, menus, lists, calendars. */
export const floatingSurface = css`
  background: var(--color-bg-raised);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-popover);
  color: var(--color-text-primary);
  font: var(--type-body);
  outline: 0;

  &[data-entering] {
    animation: ${appear} var(--motion-duration-base) var(--motion-easing-enter);
  }
  &[data-exiting] {
    animation: ${appear} var(--motion-duration-fast) var(--motion-easing-exit) reverse;
  }
`;

/** One choice in a menu, a select or a combo box. */
export const floatingItem = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 32px;
  margin: 0 var(--space-1);
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-sm);
  color: var(--color-text-primary);
  text-decoration: none;
  cursor: pointer;
  outline: 0;

  &[data-hovered],
  &[data-focused] {
    background: var(--color-bg-hover);
  }
  &[data-focus-visible] {
    box-shadow: inset 2px 0 var(--color-accent-solid);
  }
  &[data-selected] {
    background: var(--color-bg-selected);
    font-weight: 500;
  }
  &[data-disabled] {
    background: none;
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }

  @media (max-width: 768px) {
    min-height: var(--size-touch-min);
  }
`;

/** The title of a group of choices. */
export const floatingGroupTitle = css`
  display: block;
  padding: var(--space-2) var(--space-3) var(--space-1);
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;
