import { elementScroll, type Rect, type Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';

/**
 * How the lines and columns of a table are held against its scrolled box. What the box is at first was measured before anything was drawn; to
 * ask for it again in the midst of drawing, as a virtualizer does by itself, would have the whole page laid out once more.
 */
export const scrolledBox = {
  observeElementRect: ({ scrollElement }: Virtualizer<HTMLElement, Element>, onRoom: (room: Rect) => void) => {
    if (!scrollElement) return undefined;
    const observer = new ResizeObserver(() => onRoom({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }));
    observer.observe(scrollElement);
    return () => observer.disconnect();
  },
  // A box that begins at its beginning need not be brought there.
  scrollToFn: (offset, options, instance) => {
    if (offset || options.adjustments) elementScroll(offset, options, instance);
  },
} satisfies Partial<VirtualizerOptions<HTMLElement, Element>>;
