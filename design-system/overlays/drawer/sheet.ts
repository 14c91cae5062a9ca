import { css, keyframes } from 'styled-components';

const slide = keyframes`
  from { transform: translateX(100%); }
`;

/** The sheet at the right edge, 640 wide; the whole screen on a phone. */
export const drawerSheet = css`
  display: flex;
  width: min(var(--drawer-width, var(--size-drawer)), 100vw);
  min-width: 0;
  background: var(--color-bg-raised);
  border-left: 1px solid var(--color-border-strong);
  box-shadow: var(--shadow-dialog);
  color: var(--color-text-primary);
  font: var(--type-body);
  outline: 0;

  &[data-entering] {
    animation: ${slide} var(--motion-duration-slow) var(--motion-easing-enter);
  }
  &[data-exiting] {
    animation: ${slide} var(--motion-duration-base) var(--motion-easing-exit) reverse;
  }

  @media (max-width: 768px) {
    width: 100%;
    border-left: 0;
  }
`;

/** The dialog in the sheet: head, body and footer under each other. */
export const drawerRoom = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
  outline: 0;
`;
