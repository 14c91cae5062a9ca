import { css } from 'styled-components';

/** Not there for the eye, and where it stands for readers of the screen. It scrolls with what it stands in. */
export const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
