import { laptop, phone, tablet } from '../../../foundation/media.ts';
import { useMedia } from '../../../foundation/useMedia.ts';

export interface Breakpoint {
  isPhone: boolean;
  /** The column priorities that are hidden at this width. On a phone none are: there the columns scroll. */
  hiddenPriorities: readonly ('first' | 'second')[];
}

const none: Breakpoint['hiddenPriorities'] = [];
const first: Breakpoint['hiddenPriorities'] = ['first'];
const both: Breakpoint['hiddenPriorities'] = ['first', 'second'];

/** Which columns are hidden at this width. OPERATIONS, Shell. */
export function useBreakpoint(): Breakpoint {
  const isPhone = useMedia(phone);
  const isTablet = useMedia(tablet);
  const isLaptop = useMedia(laptop);
  return { isPhone, hiddenPriorities: isPhone ? none : isTablet ? both : isLaptop ? first : none };
}
