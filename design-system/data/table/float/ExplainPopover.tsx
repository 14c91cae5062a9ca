import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { OverlayTriggerStateContext, Popover } from 'react-aria-components';
import styled from 'styled-components';
import { OverlayRoom } from '../../../overlays/modal/OverlayRoom.tsx';
import { floatingSurface } from '../../../overlays/surface.ts';
import type { Float } from './useFloat.ts';

export interface ExplainedFigure {
  title: string;
  content: ReactNode;
}

interface ExplainPopoverProps {
  float: Omit<Float<ExplainedFigure>, 'open'>;
}

/** Explains a number, in a popover beside it, as long as the number stands there. */
export function ExplainPopover({ float: { subject, isOpen, anchor, close } }: ExplainPopoverProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  const side = useMemo(() => sideOf(anchor), [anchor]);
  const surface = useRef<HTMLElement>(null);
  const isGone = isOpen && subject === undefined;
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  if (subject === undefined) return null;
  const leave = () => {
    const hadFocus = surface.current?.contains(document.activeElement) ?? false;
    flushSync(close);
    // Before a drawer is opened by the button that closes this: it gives the focus back to what has it now, and the button is gone.
    if (hadFocus) anchor?.focus({ preventScroll: true });
  };
  const setOpen = (next: boolean) => !next && leave();
  return (
    // Without a trigger of its own, the popover does not tell a button with `slot="close"` how to close it.
    <OverlayTriggerStateContext value={{ isOpen, setOpen, open: nothing, close: leave, toggle: leave, point: null, setPoint: nothing }}>
      <Surface ref={surface} triggerRef={triggerRef} placement={side} shouldFlip={false} offset={6}>
        <Room aria-label={subject.title}>{subject.content}</Room>
      </Surface>
    </OverlayTriggerStateContext>
  );
}

/** Only the table opens it, and beside the number. */
const nothing = () => undefined;

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

const Room = styled(OverlayRoom)`
  padding: var(--space-3) var(--space-4);
  outline: 0;
`;
