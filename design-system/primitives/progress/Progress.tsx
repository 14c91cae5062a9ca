import { ProgressBar } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { barRail, barFill, type BarTone } from './bar-look.ts';

interface ProgressProps {
  /** What goes on, for readers of the screen. */
  label: string;
  /** From 0 to 1. Without it the progress is indeterminate. */
  value?: number;
  tone?: BarTone;
  /** A line of 2 pixels along the upper edge of the nearest positioned box: what stands there is being refreshed. */
  isLine?: boolean;
}

/** How far something has come that goes on now. An amount against its limit is Meter, a first load Skeleton. */
export function Progress({ label, value, tone = 'accent', isLine }: ProgressProps) {
  const isIndeterminate = value === undefined;
  return (
    <Rail
      aria-label={label}
      isIndeterminate={isIndeterminate}
      {...(value !== undefined && { value: value * 100 })}
      data-line={isLine || undefined}
      style={{ '--bar-share': value }}
    >
      <Fill data-tone={tone} data-running={isIndeterminate || undefined} />
    </Rail>
  );
}

const Rail = styled(ProgressBar)`
  ${barRail}

  &[data-line] {
    position: absolute;
    inset: 0 0 auto;
    z-index: var(--z-sticky);
    height: 2px;
    border-radius: 0;
    background: none;
  }
`;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Fill = styled.div`
  ${barFill}

  &[data-running] {
    width: 40%;
    animation: ${run} 1.4s var(--motion-easing-standard) infinite;
  }
  /* Held still it must not look like a share that was reached. */
  @media (prefers-reduced-motion: reduce) {
    &[data-running] {
      width: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
`;
