import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';

interface TooltipProps extends Pick<AriaTooltipProps, 'placement' | 'isOpen'> {
  /** A few words, no controls: a tooltip cannot be reached by touch. */
  text: ReactNode;
  /** Something that takes the focus: a button, a link. */
  children: ReactNode;
}

/** Names an icon or explains a figure. Nothing that a reader needs may stand only here. */
export function Tooltip({ text, placement = 'top', isOpen, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={80} {...(isOpen !== undefined && { isOpen })}>
      {children}
      <Bubble placement={placement} offset={6}>
        {text}
      </Bubble>
    </TooltipTrigger>
  );
}

const fade = keyframes`
  from { opacity: 0; }
`;

const Bubble = styled(AriaTooltip)`
  /* react-aria writes 100000 beside it. */
  z-index: var(--z-tooltip) !important;
  max-width: 320px;
  padding: 5px var(--space-2);
  border-radius: var(--radius-sm);
  background: var(--color-bg-inverse);
  color: var(--color-text-inverse);
  font: var(--type-caption);
  outline: 0;

  &[data-entering] {
    animation: ${fade} var(--motion-duration-fast) var(--motion-easing-enter);
  }
`;
