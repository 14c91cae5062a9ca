import { css } from 'styled-components';
import { fingerRoom } from '../../foundation/finger.ts';

/** A button of one small icon that stands beside words. */
export const square = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: var(--color-text-secondary);
  cursor: pointer;

  /* The finger needs more than the eye. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
  ${fingerRoom}
`;
