import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OverlayTriggerStateContext } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { useLeaveQuestion } from '../confirm/useLeaveQuestion.tsx';
import { OverlayRoom } from '../modal/OverlayRoom.tsx';
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
    // React also delivers events of menus and dialogs that were opened from here, although they are elsewhere in the document.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isOwn && !event.isDefaultPrevented()) leave();
  };
  if (!isOpen) return null;
  return createPortal(
    <Sheet
      ref={givesFocusBack}
      aria-label={frame.title}
      data-layer="drawer"
      style={{ '--drawer-width': width && `${width}px` }}
      onKeyDown={onKeyDown}
    >
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

/** Parts of react-aria's overlay state that a drawer without scrim never uses. */
const still = { open: () => {}, toggle: () => {}, point: null, setPoint: () => {} };

/** A `ref` callback: when the element unmounts, the focus returns to the element that had it before. */
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

/* A landmark of its own, so that its head is not taken for that of the page. */
const Sheet = styled.aside`
  ${drawerSheet}
  position: fixed;
  inset: var(--size-navbar) 0 0 auto;
  z-index: var(--z-drawer);
  animation: ${slide} var(--motion-duration-slow) var(--motion-easing-enter);

  @media (max-width: 768px) {
    inset: 0;
  }
`;

const Room = styled(OverlayRoom)`
  ${drawerRoom}
`;
