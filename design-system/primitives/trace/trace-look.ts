import { css, keyframes } from 'styled-components';

export type StopState = 'passed' | 'here' | 'ahead' | 'broken';

const draw = keyframes`
  from { clip-path: inset(0 0 100% 0); }
`;

/** What the stops stand on shows through the hollow ones: surfaces other than a popover set `--trace-ground`. */
export const tracePath = css`
  --trace-walked: linear-gradient(var(--color-trace-dot), var(--color-trace-dot));
  --trace-dashed: repeating-linear-gradient(var(--color-trace-line) 0 3px, transparent 3px 6px);

  /* Stop by stop, 640 ms in all. Browsers that cannot count siblings show the line at once. */
  &[data-drawing] > li::before {
    animation-name: ${draw};
    animation-duration: calc(var(--motion-duration-trace) / sibling-count());
    animation-delay: calc((sibling-index() - 1) * var(--motion-duration-trace) / sibling-count());
    animation-timing-function: linear;
    animation-fill-mode: backwards;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-drawing] > li::before {
      animation: none;
    }
  }
`;

/** A stop on the vertical line: the line above it, the line below it, and its dot. */
export const stopDot = css`
  --above: var(--trace-walked);
  --below: var(--trace-walked);
  position: relative;
  padding-left: 22px;

  &:first-child {
    --above: none;
  }
  &[data-state='ahead']:not(:first-child) {
    --above: var(--trace-dashed);
  }
  &:is([data-state='ahead'], [data-state='broken'], :has(+ [data-state='ahead'])) {
    --below: var(--trace-dashed);
  }
  &:last-child {
    --below: none;
  }

  &::before {
    content: '';
    position: absolute;
    left: 4px;
    top: 0;
    bottom: 0;
    width: 1px;
    background:
      var(--above) 0 0 / 1px 50% no-repeat,
      var(--below) 0 100% / 1px 50% no-repeat;
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    top: calc(50% - 4.5px);
    width: 9px;
    height: 9px;
    border: 1.5px solid var(--color-trace-dot);
    border-radius: 50%;
    background: var(--trace-ground, var(--color-bg-raised));
  }
  &[data-state='here']::after {
    border-color: var(--color-trace-origin);
    background: var(--color-trace-origin);
    box-shadow:
      0 0 0 3px var(--trace-ground, var(--color-bg-raised)),
      0 0 0 4px var(--color-trace-origin);
  }
  &[data-state='ahead']::after {
    border-style: dashed;
    border-color: var(--color-trace-line);
  }
  &[data-state='broken']::after {
    display: none;
  }
  &[data-loss]::after {
    left: 5px;
    top: 50%;
    width: 7px;
    height: 1px;
    border: 0;
    border-radius: 0;
    background: var(--color-trace-dot);
  }
`;
