import { css } from 'styled-components';

/** The one level of box there is: a hairline, no shadow. Dashed around data that is only a sample. */
export const panelFrame = css`
  --trace-ground: var(--color-bg-surface);
  position: relative;
  min-width: 0;
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);
  background: var(--color-bg-surface);

  &[data-sample] {
    border-style: dashed;
    border-color: var(--color-border-strong);
  }
`;
