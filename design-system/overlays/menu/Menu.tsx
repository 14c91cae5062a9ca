import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuTrigger, Popover as AriaPopover, Separator, type PopoverProps } from 'react-aria-components';
import styled from 'styled-components';
import { floatingSurface } from '../surface.ts';

interface MenuProps extends Pick<PopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** The Button or IconButton that opens it, and gives it its name. */
  trigger: ReactNode;
  /** MenuItem, MenuSection, Submenu and MenuDivider. */
  children: ReactNode;
}

/** Acts and places behind one button. For choosing a value use Select, for more than a list Popover, for a row's right click ContextMenu. */
export function Menu({ trigger, placement = 'bottom start', isOpen, onOpenChange, children }: MenuProps) {
  return (
    <MenuTrigger {...(isOpen !== undefined && { isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <MenuSurface placement={placement} offset={4}>
        <MenuList>{children}</MenuList>
      </MenuSurface>
    </MenuTrigger>
  );
}

export const MenuSurface = styled(AriaPopover)`
  ${floatingSurface}
  /* Not by the room that is left where it stands before it is placed: it would be wider once it is, and be placed twice. */
  width: max-content;
  min-width: 196px;
  max-width: min(360px, 100vw - 16px);
  display: flex;
`;

export const MenuList = styled(AriaMenu)`
  flex: 1;
  min-width: 0;
  padding: var(--space-1) 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline: 0;
`;

/** A hairline between two groups that need no title. */
export const MenuDivider = styled(Separator)`
  height: 1px;
  margin: var(--space-1) 0;
  background: var(--color-border-subtle);
`;
