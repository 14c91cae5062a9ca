import { useLayoutEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { cellOf } from '../grid/cells.ts';

interface CutTextTooltipProps {
  scroller: RefObject<HTMLElement | null>;
}

/** As everywhere else; see Tooltip. */
const delay = 400;

/** Shows the full text of a cell that cuts it, on hover and focus. One tooltip for the whole table. */
export function CutTextTooltip({ scroller }: CutTextTooltipProps) {
  const [text, setText] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const room = scroller.current;
    if (!room) return undefined;
    let timer = 0;
    const show = (target: EventTarget | null) => setText(cutText(target));
    const hide = () => {
      window.clearTimeout(timer);
      setText(null);
    };
    const over = ({ target }: Event) => {
      hide();
      // Measures only when the pointer rests, because measuring would slow down scrolling.
      timer = window.setTimeout(() => show(target), delay);
    };
    const focus = ({ target }: Event) => target instanceof Element && target.matches(':focus-visible') && show(target);
    const events = { pointerover: over, pointerleave: hide, focusin: focus, focusout: hide, pointerdown: hide, scroll: hide };
    for (const [name, act] of Object.entries(events)) room.addEventListener(name, act, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const [name, act] of Object.entries(events)) room.removeEventListener(name, act);
    };
  }, [scroller]);
  if (!text?.textContent) return null;
  const { left, top } = text.getBoundingClientRect();
  return createPortal(
    <Bubble role="tooltip" style={{ '--tip-left': `${left}px`, '--tip-top': `${top}px` }}>
      {text.textContent}
    </Bubble>,
    document.body,
  );
}

/** The text of the cell around an element, if the cell cuts it. */
function cutText(target: EventTarget | null): HTMLElement | null {
  const cell = cellOf(target);
  if (!cell?.isConnected || cell.classList.contains('panel')) return null;
  const text = cell.querySelector<HTMLElement>('.words') ?? cell;
  const range = document.createRange();
  range.selectNodeContents(text);
  const [box, contents] = [text.getBoundingClientRect(), range.getBoundingClientRect()];
  const edge = box.right - Number.parseFloat(getComputedStyle(text).paddingRight);
  // A head is cut below its second line.
  return contents.right > edge + 1 || contents.bottom > box.bottom + 1 ? text : null;
}

/** Above the cell, and inside the window. */
const Bubble = styled.div`
  position: fixed;
  left: clamp(8px, var(--tip-left), 100vw - 488px);
  top: var(--tip-top);
  z-index: var(--z-tooltip);
  max-width: min(480px, 100vw - 16px);
  padding: 5px var(--space-2);
  border-radius: var(--radius-sm);
  background: var(--color-bg-inverse);
  color: var(--color-text-inverse);
  font: var(--type-caption);
  overflow-wrap: anywhere;
  pointer-events: none;
  transform: translateY(-100%);
`;
