import type { ReactNode } from 'react';
import { Modal as AriaModal } from 'react-aria-components';
import styled from 'styled-components';
import { useLeaveQuestion } from '../confirm/useLeaveQuestion.tsx';
import { Modal, type OpenProps } from '../modal/Modal.tsx';
import { OverlayRoom } from '../modal/OverlayRoom.tsx';
import { DrawerFrame, type DrawerFrameProps } from './DrawerFrame.tsx';
import { drawerRoom, drawerSheet } from './sheet.ts';

export interface DrawerProps extends OpenProps, Omit<DrawerFrameProps, 'onClose' | 'children'> {
  /** In pixels. 640 by default. */
  width?: number;
  /** Something was typed: leaving asks first. The `close` that the body receives does not. */
  hasUnsaved?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A record or a long form over the page it belongs to. Where the page must stay usable meanwhile, use SideDrawer. */
export function Drawer({ width, hasUnsaved = false, children, ...rest }: DrawerProps) {
  const { trigger, isOpen, onOpenChange, ...frame } = rest;
  const { mayLeave, question } = useLeaveQuestion(hasUnsaved);
  const open = { ...(isOpen !== undefined && { isOpen }), ...(onOpenChange && { onOpenChange }) };
  return (
    <Modal {...open} trigger={trigger} layer="drawer" place="right" isHeld={frame.isBusy ?? false} mayLeave={mayLeave}>
      {({ leave, close }) => (
        <Sheet style={{ '--drawer-width': width && `${width}px` }}>
          <Room>
            <DrawerFrame {...frame} onClose={leave}>
              {typeof children === 'function' ? children(close) : children}
            </DrawerFrame>
            {question(close)}
          </Room>
        </Sheet>
      )}
    </Modal>
  );
}

const Sheet = styled(AriaModal)`
  ${drawerSheet}
`;

const Room = styled(OverlayRoom)`
  ${drawerRoom}
`;
