import type { ReactNode } from 'react';
import { Modal, ModalOverlay, Popover } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { OverlayRoom } from '../../../overlays/modal/OverlayRoom.tsx';
import { floatingSurface, scrim } from '../../../overlays/surface.ts';
import { phone } from '../../../foundation/media.ts';
import { useMedia } from '../../../foundation/useMedia.ts';

interface PeriodSurfaceProps {
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A popover below the button; on a phone a sheet from below that leaves only a strip of the page. */
export function PeriodSurface({ label, children }: PeriodSurfaceProps) {
  const isPhone = useMedia(phone);
  const room = <Room aria-label={label}>{({ close }) => children(close)}</Room>;
  if (isPhone)
    return (
      <Scrim isDismissable data-scrim>
        <Sheet>{room}</Sheet>
      </Scrim>
    );
  return (
    <Floating placement="bottom start" offset={4}>
      {room}
    </Floating>
  );
}

const Room = styled(OverlayRoom)`
  outline: 0;
`;

const Floating = styled(Popover)`
  ${floatingSurface}
  width: max-content;
  max-width: calc(100vw - 16px);
  overflow: auto;
`;

const rise = keyframes`
  from { transform: translateY(100%); }
`;

const Scrim = styled(ModalOverlay)`
  ${scrim}
  z-index: var(--z-dialog);
`;

const Sheet = styled(Modal)`
  position: absolute;
  inset: auto 0 0;
  max-height: calc(100dvh - var(--space-6));
  overflow: auto;
  border-radius: var(--radius-lg) var(--radius-lg) 0 0;
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-dialog);

  &[data-entering] {
    animation: ${rise} var(--motion-duration-slow) var(--motion-easing-enter);
  }
  &[data-exiting] {
    animation: ${rise} var(--motion-duration-base) var(--motion-easing-exit) reverse;
  }
`;
