import { useEffect, useState, type ReactNode } from 'react';
import { DialogTrigger, ModalOverlay } from 'react-aria-components';
import styled from 'styled-components';
import { scrim } from '../surface.ts';

/** The props of everything that opens over the page. */
export interface OpenProps {
  /** The button that opens it. Without one the surroundings say when it is open. */
  trigger?: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export interface ModalProps extends OpenProps {
  layer: 'dialog' | 'drawer';
  /** Where in the layer its panel stands. */
  place?: 'middle' | 'top' | 'right';
  /** Neither Escape nor a press beside it closes it. */
  isHeld?: boolean;
  /** Called before Escape, the scrim or the close button close it. */
  mayLeave?: () => boolean;
  /** `leave` closes it the way Escape does, `close` without a question. */
  children: (ways: { leave: () => void; close: () => void }) => ReactNode;
}

/** The scrim and the rules of opening and closing that dialogs, drawers and the palette share. Not a part for screens. */
export function Modal({ trigger, layer, place = 'middle', isHeld = false, mayLeave, children, ...open }: ModalProps) {
  const [isOpen, setOpen] = useOpenState(open);
  const close = () => setOpen(false);
  const leave = () => {
    if (mayLeave?.() ?? true) close();
  };
  const change = (next: boolean) => (next ? setOpen(true) : leave());
  const state = { isOpen, onOpenChange: change };
  const overlay = (
    <Layer
      {...(!trigger && state)}
      data-scrim
      data-layer={layer}
      data-place={place}
      isDismissable={!isHeld}
      isKeyboardDismissDisabled={isHeld}
    >
      {children({ leave, close })}
      <FocusAfter />
    </Layer>
  );
  return trigger ? (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  ) : (
    overlay
  );
}

/**
 * The focus goes back to what opened the panel. Where that is gone, because the page behind shows something else by now, it goes to the content of
 * the page, as by the skip link: from the top of the document the way back would be long.
 */
function FocusAfter() {
  useEffect(
    () => () => {
      // React-aria gives the focus back one frame after the panel is gone.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
        }),
      );
    },
    [],
  );
  return null;
}

/** The open state, controlled or not. */
export function useOpenState({ isOpen, onOpenChange }: Pick<OpenProps, 'isOpen' | 'onOpenChange'>) {
  const [own, setOwn] = useState(false);
  const set = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [isOpen ?? own, set] as const;
}

const Layer = styled(ModalOverlay)`
  ${scrim}
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: var(--space-4);

  &[data-layer='drawer'] {
    z-index: var(--z-drawer);
    inset: var(--size-navbar) 0 0;
    padding: 0;
  }
  &[data-layer='dialog'] {
    z-index: var(--z-dialog);
  }
  [data-layer='dialog'] ~ &[data-layer='drawer'] {
    z-index: calc(var(--z-dialog) + 1);
    /* Takes over from the scrim of the dialog, which lies over the bar of the page as well. */
    inset: 0;
    padding-top: var(--size-navbar);
  }
  &[data-place='top'] {
    place-items: start center;
    padding-top: 96px;
  }
  &[data-place='right'] {
    place-items: stretch end;
  }

  @media (max-width: 768px) {
    &&[data-layer] {
      inset: 0;
      padding: 0;
      place-items: end stretch;
    }
    &&[data-place='top'],
    &&[data-place='right'] {
      place-items: stretch;
    }
  }
`;
