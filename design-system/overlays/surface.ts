import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-2px); }
`;

/** The look of everything that floats over the page without blocking it: popovers, menus, lists, calendars. */
export const floatingSurface = css`
  /* react-aria writes 100000 beside it. What opens from a drawer or a dialog comes later in the document, and stands above it. */
  z-index: var(--z-popover) !important;
  background: var(--color-bg-raised);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-popover);
  color: var(--color-text-primary);
  font: var(--type-body);
  outline: 0;

  [data-layer='drawer'] ~ &,
  [data-layer='drawer'] ~ * & {
    z-index: calc(var(--z-drawer) + 1) !important;
  }
  [data-layer='dialog'] ~ &,
  [data-layer='dialog'] ~ * & {
    z-index: calc(var(--z-dialog) + 1) !important;
  }

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

const fade = keyframes`
  from { opacity: 0; }
`;

/** The layer that covers the page behind a dialog. An element with this style needs the attribute `data-scrim`. */
export const scrim = css`
  position: fixed;
  inset: 0;
  background-color: color-mix(in srgb, var(--color-bg-scrim) calc(var(--opacity-scrim) * 100%), transparent);
  outline: 0;
  transition: background-color var(--motion-duration-base);

  /* Two over each other would darken the page twice: only the uppermost does. */
  &:has(~ [data-scrim]:not([data-exiting])) {
    background-color: transparent;
  }

  &[data-entering] {
    animation: ${fade} var(--motion-duration-slow) var(--motion-easing-enter);
  }
  &[data-exiting] {
    animation: ${fade} var(--motion-duration-base) var(--motion-easing-exit) reverse;
  }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(var(--rise-from, 8px)); }
`;

/** How dialogs come and go; on a phone they rise from the lower edge. */
export const rising = css`
  &[data-entering] {
    animation: ${rise} var(--motion-duration-slow) var(--motion-easing-enter);
  }
  &[data-exiting] {
    animation: ${rise} var(--motion-duration-base) var(--motion-easing-exit) reverse;
  }
  @media (max-width: 768px) {
    --rise-from: 100%;
  }
`;

/** A body that scrolls inside its frame. Hairlines appear at the edges that hide more content. */
export const scrollingRoom = css`
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--color-border-strong) transparent;
  background:
    linear-gradient(var(--color-bg-raised), var(--color-bg-raised)) top / 100% 1px no-repeat local,
    linear-gradient(var(--color-bg-raised), var(--color-bg-raised)) bottom / 100% 1px no-repeat local,
    linear-gradient(var(--color-border-default), var(--color-border-default)) top / 100% 1px no-repeat scroll,
    linear-gradient(var(--color-border-default), var(--color-border-default)) bottom / 100% 1px no-repeat scroll;
  outline-offset: -2px;
`;
