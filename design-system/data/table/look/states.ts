import { css } from 'styled-components';
import { phone } from '../../../foundation/media.ts';

/** Nothing there, and more beyond the edges. */
export const states = css`
  & .shade {
    position: absolute;
    top: 0;
    bottom: var(--bar-bottom, 0);
    z-index: 2;
    pointer-events: none;
    opacity: 0;
    transition: opacity var(--motion-duration-fast);
  }
  & .shade.left {
    left: var(--start-width);
    width: 0;
    box-shadow: var(--shadow-pinned);
  }
  & .shade.right {
    right: calc(var(--end-width) + var(--bar-right, 0px));
    width: 40px;
    background: linear-gradient(90deg, transparent, var(--color-bg-surface));
  }
  ${phone} {
    /* As wide as the padding of a cell: two figures end at the edge, and what fades lies behind them. */
    & .shade.right {
      width: 12px;
    }
  }
  &[data-more-left] .shade.left,
  &[data-more-right] .shade.right {
    opacity: 1;
  }
  & .skeletons .cell.end > div {
    margin-left: auto;
  }
  & .empty {
    display: grid;
    flex: 1;
    align-content: center;
    justify-items: center;
    min-height: 160px;
    color: var(--color-text-tertiary);
  }
`;
