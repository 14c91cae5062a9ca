/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that stand at their own place, and share a fixed region, cannot be table tags */
import type { ReactNode } from 'react';
import { tallest } from './tall/scale.ts';

interface SheetProps {
  /** Of all lines together. */
  height: number;
  /** The part of it on which lines are drawn now. */
  drawn: { from: number; to: number };
  /** What is seen at once: the scrolled box, and the head that covers its upper edge. */
  port: { height: number; head: number };
  /** Room of the scrolling columns that are left out on the left. */
  skipped: number;
  /** Of lines, or of cards. */
  role?: 'rowgroup' | 'list';
  label?: string;
  children: ReactNode;
}

/** The slip is three times as tall. */
const tallestHeld = tallest / 3;

/**
 * The long sheet on which the lines stand, each at its own place, so that scrolling moves nothing and paints only what is new.
 *
 * The browser scrolls on its own and may be ahead of us by several frames. So the sheet is sticky, with edges far outside the view: as
 * long as the drawn part covers the view it lies still, and when scrolling outruns the drawn part it is held so that its last lines
 * stay in sight. A frame may then show rows that are a moment old; it never shows none. To have room to be held, the sheet lies in a
 * slip of three times its height, of which everything but the middle is clipped. A sheet that is too tall for that is not held.
 */
export function Sheet({ height, drawn, port, skipped, role = 'rowgroup', label, children }: SheetProps) {
  const isHeld = drawn.to - drawn.from >= port.height - port.head && height <= tallestHeld;
  const room = height <= tallestHeld ? height : 0;
  const hold = isHeld && { top: port.height - drawn.to, bottom: port.height - port.head - height + drawn.from };
  return (
    <div role="presentation" className="clip" style={{ height }}>
      <div role="presentation" className="slip" style={{ top: -room, height: height + 2 * room }}>
        <div
          role={role}
          aria-label={label}
          className="sheet"
          style={{ marginTop: room, height, '--skipped': `${skipped}px`, ...hold }}
          data-held={isHeld || undefined}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
