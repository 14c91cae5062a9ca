import { useState, type ReactNode } from 'react';
import { DialogTrigger, Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components';
import styled from 'styled-components';
import { OverlayRoom } from '../modal/OverlayRoom.tsx';
import { floatingSurface } from '../surface.ts';

interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** The button that opens it. */
  trigger: ReactNode;
  /** What it is, for readers of the screen, when it has no heading of its own. */
  label: string;
  /** Between 240 and 480 pixels by what it holds. */
  width?: number;
  /** The content brings its own padding: lists, split panels. */
  isFlush?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small room beside its button: filters, settings, a trace. What must be decided first is a Dialog. */
export function Popover({ trigger, label, width, isFlush, placement = 'bottom start', isOpen, onOpenChange, children }: PopoverProps) {
  // A popover that reopens while it fades out must not show the old unsaved input.
  const [opening, setOpening] = useState(0);
  const change = (opens: boolean) => {
    if (opens) setOpening(opening + 1);
    onOpenChange?.(opens);
  };
  return (
    <DialogTrigger {...(isOpen !== undefined && { isOpen })} onOpenChange={change}>
      {trigger}
      <Surface placement={placement} offset={4} style={{ '--popover-width': width && `${width}px` }}>
        <Room key={opening} aria-label={label} data-flush={isFlush || undefined}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Room>
      </Surface>
    </DialogTrigger>
  );
}

const Surface = styled(AriaPopover)`
  ${floatingSurface}
  width: var(--popover-width, max-content);
  max-width: min(100vw - 16px, 720px);
  overflow: auto;
`;

const Room = styled(OverlayRoom)`
  outline: 0;

  &:not([data-flush]) {
    padding: var(--space-3) var(--space-4);
  }
`;
