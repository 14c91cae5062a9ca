import { css } from 'styled-components';
import { fingerRoom } from '../../foundation/finger.ts';
import { phone } from '../../foundation/media.ts';

/** The rail in which segments lie. */
export const segments = css`
  --segment-height: calc(var(--density-control) - 6px);

  display: inline-flex;
  gap: 2px;
  max-width: 100%;
  padding: 2px;
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-sm);
  background: var(--color-bg-sunken);
  overflow-x: auto;
  scrollbar-width: none;

  &[data-size='sm'] {
    --segment-height: 22px;
  }
  ${phone} {
    &[data-size] {
      --segment-height: 34px;
    }
  }
`;

export const segment = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  height: var(--segment-height);
  padding: 0 10px;
  border-radius: 3px;
  font: var(--type-caption);
  color: var(--color-text-secondary);
  white-space: nowrap;
  cursor: pointer;

  [data-size='sm'] & {
    padding: 0 var(--space-2);
  }
  ${fingerRoom}
  /* No further than the rail, which would scroll. */
  ${phone} {
    min-width: 40px;

    &::after {
      inset-block: -2px;
    }
  }
  /* Holds the width of the bold word, so that choosing moves nothing. */
  & > [data-text]::after {
    content: attr(data-text) / '';
    display: block;
    height: 0;
    font-weight: 600;
    visibility: hidden;
    overflow: hidden;
  }

  &[data-hovered] {
    color: var(--color-text-primary);
  }
  &[data-selected] {
    background: light-dark(var(--color-bg-surface), var(--color-bg-pressed));
    color: var(--color-text-primary);
    font-weight: 600;
    box-shadow: 0 0 0 1px var(--color-border-strong);
  }
  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-border-focus);
    outline-offset: 0;
  }
`;
