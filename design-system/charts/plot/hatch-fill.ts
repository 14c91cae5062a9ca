import { css } from 'styled-components';

/** The hatch in ordinary boxes: cells, bars. The same lines as in plots. `--hatch` and `--hatch-pitch` tune it. */
export const hatchFill = css`
  background-image: repeating-linear-gradient(
    135deg,
    var(--hatch, var(--color-border-default)) 0 1px,
    transparent 1px var(--hatch-pitch, 5px)
  );
`;
