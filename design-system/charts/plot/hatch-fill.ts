import { css } from 'styled-components';

/** The hatch in ordinary boxes: cells, bars. The same lines as in plots. `--hatch` and `--hatch-pitch` tune it. */
export const hatchFill = css`
  background-image: repeating-linear-gradient(
    135deg,
    var(--hatch, var(--color-border-default)) 0 1px,
    transparent 1px var(--hatch-pitch, 5px)
  );
`;

/** The corner of a cell that counts days whose data is incomplete. Its value stands as it is. */
export const cornerFill = css`
  background-image: linear-gradient(225deg, var(--color-warning-solid) 0 5px, transparent 5px);
`;
