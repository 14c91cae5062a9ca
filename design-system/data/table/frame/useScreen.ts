import { laptop, phone, tablet } from '../../../foundation/media.ts';
import { useMedia } from '../../../foundation/useMedia.ts';

export interface Screen {
  isPhone: boolean;
  /** On a phone nothing yields: there columns scroll. */
  yielded: readonly ('first' | 'second')[];
}

const all: Screen['yielded'] = [];
const first: Screen['yielded'] = ['first'];
const both: Screen['yielded'] = ['first', 'second'];

/** Which columns of low value leave at this width. OPERATIONS, Shell. */
export function useScreen(): Screen {
  const isPhone = useMedia(phone);
  const isTablet = useMedia(tablet);
  const isLaptop = useMedia(laptop);
  return { isPhone, yielded: isPhone ? all : isTablet ? both : isLaptop ? first : all };
}
