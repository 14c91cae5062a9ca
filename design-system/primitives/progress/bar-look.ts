import { css } from 'styled-components';

export type BarTone = 'neutral' | 'accent' | 'warning' | 'negative';

/** The whole: as long as its surroundings, 4 high. */
export const barRail = css`
  position: relative;
  overflow: hidden;
  width: 100%;
  height: 4px;
  border-radius: var(--radius-xs);
  background: var(--color-bg-pressed);

  /* Where the system chooses the colours, a ground is none: the whole is a frame. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Canvas;
    box-shadow: inset 0 0 0 1px CanvasText;
  }
`;

/** The part that is reached: `--bar-share` from 0 to 1. */
export const barFill = css`
  width: calc(100% * clamp(0, var(--bar-share), 1));
  height: 100%;
  border-radius: var(--radius-xs);
  background: var(--bar-ink, var(--color-text-secondary));

  &[data-tone='accent'] {
    background: var(--color-accent-solid);
  }
  &[data-tone='warning'] {
    background: var(--color-warning-solid);
  }
  &[data-tone='negative'] {
    background: var(--color-negative-solid);
  }
  @media (forced-colors: active) {
    &&& {
      background: Highlight;
    }
  }
`;
