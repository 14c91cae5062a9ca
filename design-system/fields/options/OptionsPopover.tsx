import { useMemo, type ReactNode } from 'react';
import { Popover } from 'react-aria-components';
import styled from 'styled-components';
import { floatingSurface } from '../../overlays/surface.ts';
import type { Named, OptionId } from './option.ts';

interface OptionsPopoverProps<Id extends OptionId> {
  /** Everything the list may show: what is drawn of it changes, the width of the list does not. */
  named: Named<Id>;
  /** What stands beside the options needs this much. */
  least: number;
  children: ReactNode;
}

/** The room of a list under its field, as wide as the field or as its longest option. */
export function OptionsPopover<Id extends OptionId>({ named, least, children }: OptionsPopoverProps<Id>) {
  const width = useMemo(() => Math.max(least, Math.min(widest(named), most)), [named, least]);
  return (
    <OptionsSurface offset={4} style={{ '--list-width': `${width}px` }}>
      {children}
    </OptionsSurface>
  );
}

const most = 380;

/** Nearly: options that are not drawn cannot be measured. */
function widest<Id extends OptionId>(named: Named<Id>): number {
  let width = 0;
  for (const { label, note = '', unavailable, glyph } of named.values()) {
    const aside = typeof unavailable === 'string' ? unavailable : note;
    width = Math.max(width, lengthOf(label) + (aside === '' ? 0 : lengthOf(aside) + 8) + (glyph ? 28 : 0));
  }
  return width + 56;
}

function lengthOf(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) length += text.charCodeAt(index) < 0x2e80 ? 7 : 13;
  return length;
}

/** Its look. It closes at once, as the lists of a browser do. */
export const OptionsSurface = styled(Popover)`
  ${floatingSurface}
  display: flex;
  flex-direction: column;
  width: max(var(--trigger-width, 0px), var(--list-width, 0px));
  max-width: calc(100vw - 16px);
  overflow: hidden;

  &[data-exiting] {
    animation: none;
  }
`;
