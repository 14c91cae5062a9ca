import { elementScroll, type Rect, type Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';

/**
 * Connects the virtualizers of a table with its scrolled box. The size of the box was measured before the first render; measuring it again
 * during a render, as a virtualizer does by default, would force another layout of the whole page.
 */
export const scrolledBox = {
  observeElementRect: ({ scrollElement }: Virtualizer<HTMLElement, Element>, onRoom: (room: Rect) => void) => {
    if (!scrollElement) return undefined;
    const observer = new ResizeObserver(() => onRoom({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }));
    observer.observe(scrollElement);
    return () => observer.disconnect();
  },
  // A box that is not scrolled yet needs no scrolling.
  scrollToFn: (offset, options, instance) => {
    if (offset || options.adjustments) elementScroll(offset, options, instance);
  },
} satisfies Partial<VirtualizerOptions<HTMLElement, Element>>;
