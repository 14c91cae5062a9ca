import type { ReactNode } from 'react';
import { SubmenuTrigger } from 'react-aria-components';
import type { LucideIcon } from '../../primitives/icon/Icon.tsx';
import { MenuList, MenuSurface } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

interface SubmenuProps {
  /** The words of the item that opens it. */
  label: string;
  icon?: LucideIcon;
  disabledReason?: string | undefined;
  children: ReactNode;
}

/** An item that opens further items beside it. One level is enough. */
export function Submenu({ label, children, ...item }: SubmenuProps) {
  return (
    <SubmenuTrigger>
      <MenuItem {...item}>{label}</MenuItem>
      <MenuSurface offset={-2} crossOffset={-5}>
        <MenuList>{children}</MenuList>
      </MenuSurface>
    </SubmenuTrigger>
  );
}
