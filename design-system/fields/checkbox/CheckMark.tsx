import styled from 'styled-components';

interface CheckMarkProps {
  /** A circle means that choosing one clears the others. */
  shape?: 'check' | 'dot';
}

/**
 * The drawn square of a checkbox or the circle of a radio. It has no state of its own: it follows the attributes of the
 * react-aria button in which it stands directly (selected, indeterminate, focused, disabled, invalid).
 */
export function CheckMark({ shape = 'check' }: CheckMarkProps) {
  return (
    <Box aria-hidden data-shape={shape}>
      {shape === 'check' && (
        <svg viewBox="0 0 24 24">
          <path className="check" d="M20 6 9 17l-5-5" />
          <path className="bar" d="M4 12h16" />
        </svg>
      )}
    </Box>
  );
}

const Box = styled.span`
  --mark-bg: var(--color-bg-surface);
  --mark-edge: var(--color-border-control);
  --mark-ink: var(--color-text-onaccent);

  display: inline-grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 16px;
  border: 1px solid var(--mark-edge);
  border-radius: 3px;
  background: var(--mark-bg);
  color: var(--mark-ink);
  transition:
    background var(--motion-duration-instant),
    border-color var(--motion-duration-instant);

  &[data-shape='dot'] {
    border-radius: 50%;
  }
  & > svg {
    width: 12px;
    height: 12px;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & .check,
  & .bar {
    visibility: hidden;
  }
  & .bar {
    stroke-width: 4;
    stroke-linecap: butt;
  }

  [data-hovered] > & {
    --mark-edge: var(--color-text-secondary);
  }
  [data-selected] > &,
  [data-indeterminate] > & {
    --mark-bg: var(--color-accent-solid);
    --mark-edge: var(--color-accent-solid);
  }
  [data-selected][data-hovered] > &,
  [data-indeterminate][data-hovered] > & {
    --mark-bg: var(--color-accent-hover);
    --mark-edge: var(--color-accent-hover);
  }
  [data-selected]:not([data-indeterminate]) > & .check,
  [data-indeterminate] > & .bar {
    visibility: visible;
  }
  [data-selected] > &[data-shape='dot'] {
    --mark-bg: var(--color-bg-surface);
    border-width: 5px;
  }

  [data-invalid] > & {
    --mark-edge: var(--color-negative-solid);
    box-shadow: inset 0 0 0 1px var(--color-negative-solid);
  }
  [data-invalid][data-selected] > &:not([data-shape='dot']),
  [data-invalid][data-indeterminate] > & {
    --mark-bg: var(--color-negative-solid);
  }
  [data-readonly] > & {
    --mark-bg: var(--color-bg-sunken);
    --mark-edge: var(--color-border-strong);
    --mark-ink: var(--color-text-secondary);
  }
  [data-readonly][data-selected] > &[data-shape='dot'] {
    --mark-bg: var(--color-text-secondary);
    border-width: 1px;
    background-clip: content-box;
    padding: 4px;
  }
  [data-disabled] > & {
    --mark-bg: var(--color-bg-disabled);
    --mark-edge: var(--color-border-strong);
    --mark-ink: var(--color-text-disabled);
  }
  [data-disabled][data-selected] > &[data-shape='dot'] {
    --mark-edge: var(--color-text-disabled);
  }
  [data-focus-visible] > & {
    outline: 2px solid var(--color-border-focus);
    outline-offset: 2px;
  }
`;
