import { css } from 'styled-components';

export const stepPlace = css`
  display: grid;
  min-width: 0;
  border-left: 1px solid var(--color-border-subtle);

  &:first-child {
    border-left: 0;
  }

  @container chart (max-width: 479px) {
    border-left: 0;
    border-top: 1px solid var(--color-border-subtle);

    &:first-child {
      border-top: 0;
    }
  }
`;

export const stepButton = css`
  display: grid;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;

  &[data-hovered] {
    background: var(--color-bg-hover);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -2px;
  }
`;
