import { useEffect, useRef, type RefObject } from 'react';
import { Dialog, type DialogProps } from 'react-aria-components';

/** What an overlay holds, one dialog for readers of the screen: react-aria's, except for the moment at which it takes the focus. */
export function OverlayRoom({ children, ...props }: DialogProps) {
  const room = useRef<HTMLElement>(null);
  return (
    <Dialog {...props} ref={room}>
      {(ways) => (
        <>
          {typeof children === 'function' ? children(ways) : children}
          <TakesFocus of={room} />
        </>
      )}
    </Dialog>
  );
}

/** VoiceOver on iOS tells of an overlay only where it gets the focus once more when it has been drawn. */
const untilDrawn = 500;

/**
 * Gives an overlay the focus when it opens, unless something in it has it by then: the last child, whose effect comes after those of what stands in the
 * overlay and before that of the dialog. React-aria would also give it the focus the second time where nothing has it, as while a list that was opened
 * from the overlay closes: who is that quick would be thrown back to its head.
 */
function TakesFocus({ of }: { of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const room = of.current;
    if (!room || room.contains(document.activeElement)) return undefined;
    room.focus({ preventScroll: true });
    const later = setTimeout(() => {
      if (document.activeElement !== room) return;
      room.blur();
      room.focus({ preventScroll: true });
    }, untilDrawn);
    return () => clearTimeout(later);
  }, [of]);
  return null;
}
