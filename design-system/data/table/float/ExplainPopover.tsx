import { useMemo, type ReactNode } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import styled from 'styled-components';
import { floatingSurface } from '../../../overlays/surface.ts';
import type { Float } from './useFloat.ts';

interface ExplainPopoverProps {
  float: Float<{ title: string; content: () => ReactNode }>;
}

/** Explains a number, in a popover beside it. */
export function ExplainPopover({ float: { subject, isOpen, anchor, close } }: ExplainPopoverProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  const side = useMemo(() => sideOf(anchor), [anchor]);
  if (subject === undefined) return null;
  return (
    <Surface
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
      placement={side}
      shouldFlip={false}
      offset={6}
    >
      <Room aria-label={subject.title}>{subject.content()}</Room>
    </Surface>
  );
}

/** Enough for most explanations. */
const usualHeight = 400;

/** Below the number, where there is space. The side is chosen once, so that the popover does not jump when its content loads. */
function sideOf(anchor: Element | null) {
  if (!anchor) return 'bottom end';
  const { top, bottom } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  return below >= usualHeight || below >= top ? 'bottom end' : 'top end';
}

const Surface = styled(Popover)`
  ${floatingSurface}
  min-width: 240px;
  max-width: min(100vw - 16px, 480px);
  overflow: auto;
`;

const Room = styled(Dialog)`
  padding: var(--space-3) var(--space-4);
  outline: 0;
`;
