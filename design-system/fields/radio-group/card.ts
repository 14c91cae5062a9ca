import { css } from 'styled-components';

/** A choice with an edge of its own. All of it takes the press, while only its title is its name. */
export const card = css`
  position: relative;
  align-content: start;
  padding: 10px var(--space-3);
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-sm);
  background: var(--color-bg-surface);

  & > label {
    padding: 0;
    font-weight: 500;
  }
  & > label > :last-child {
    font-weight: inherit;
  }
  & > label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > label ~ * {
    margin-top: var(--space-half);
  }

  &:has(> [data-hovered]) {
    border-color: var(--color-text-secondary);
  }
  &[data-selected] {
    border-color: var(--color-accent-solid);
    background: var(--color-bg-selected);
    box-shadow: inset 0 0 0 0.5px var(--color-accent-solid);
  }
  &[data-selected] > label ~ * {
    color: var(--color-text-secondary);
  }
  &[data-invalid] {
    border-color: var(--color-negative-solid);
  }
  &:is([data-disabled], [data-readonly]) {
    border-color: var(--color-border-default);
  }
  &[data-disabled] {
    background: var(--color-bg-disabled);
    box-shadow: none;
  }
  &[data-readonly] {
    background: var(--color-bg-sunken);
    box-shadow: none;
  }
  /* The focus belongs to the card, so its mark keeps quiet. */
  &:has(> [data-focus-visible]) {
    outline: 2px solid var(--color-border-focus);
    outline-offset: 2px;
  }
  & > [data-focus-visible] > [data-shape] {
    outline: 0;
  }
`;
