import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog as AriaDialog, OverlayTriggerStateContext } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { useLeaveQuestion } from '../confirm/useLeaveQuestion.tsx';
import { DrawerFrame, type DrawerFrameProps } from './DrawerFrame.tsx';
import { drawerRoom, drawerSheet } from './sheet.ts';

interface SideDrawerProps extends Omit<DrawerFrameProps, 'onClose'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  width?: number;
  /** Something was typed: leaving asks first. */
  hasUnsaved?: boolean;
  children: ReactNode;
}

/**
 * A drawer without scrim: the list behind it can be read, scrolled and pressed, and picking another row changes what the drawer shows.
 * It takes the focus once, when it opens, and gives it back when it closes; Escape closes it from inside.
 */
export function SideDrawer({ isOpen, onOpenChange, width, hasUnsaved = false, children, ...frame }: SideDrawerProps) {
  const { mayLeave, question } = useLeaveQuestion(hasUnsaved);
  const close = () => onOpenChange(false);
  const leave = () => {
    if (!frame.isBusy && mayLeave()) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Events of menus and dialogs opened from here come by as well, although they stand elsewhere in the document.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isOwn && !event.isDefaultPrevented()) leave();
  };
  if (!isOpen) return null;
  return createPortal(
    <Sheet ref={givesFocusBack} data-layer="drawer" style={{ '--drawer-width': width && `${width}px` }} onKeyDown={onKeyDown}>
      {/* What a button with slot="close" calls. */}
      <OverlayTriggerStateContext value={{ ...still, isOpen, setOpen: onOpenChange, close: leave }}>
        <Room>
          <DrawerFrame {...frame} onClose={leave}>
            {children}
          </DrawerFrame>
          {question(close)}
        </Room>
      </OverlayTriggerStateContext>
    </Sheet>,
    document.body,
  );
}

/** The parts of an overlay's state that nothing in a standing drawer asks for. */
const still = { open: () => {}, toggle: () => {}, point: null, setPoint: () => {} };

/** As a `ref`: what has the focus when the element comes gets it back when the element goes. */
function givesFocusBack(element: HTMLElement | null) {
  if (!element) return undefined;
  const opener = document.activeElement;
  return () => {
    const hasFocus = element.contains(document.activeElement) || document.activeElement === document.body;
    if (hasFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

const slide = keyframes`
  from { transform: translateX(100%); }
`;

const Sheet = styled.div`
  ${drawerSheet}
  position: fixed;
  inset: var(--size-navbar) 0 0 auto;
  z-index: var(--z-drawer);
  animation: ${slide} var(--motion-duration-slow) var(--motion-easing-enter);

  @media (max-width: 768px) {
    inset: 0;
  }
`;

const Room = styled(AriaDialog)`
  ${drawerRoom}
`;
