import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styled from 'styled-components';
import { Icon, type LucideIcon } from '../icon/Icon.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { buttonLook } from './button-look.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  /** One `primary` in a view. `soft` is secondary with a quieter edge, for toolbars; `danger` names its act. */
  kind?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'link';
  size?: 'sm' | 'md' | 'lg';
  icon?: LucideIcon;
  /** Stands after the label: a chevron that says that something opens. */
  iconAfter?: LucideIcon;
  /** On a phone the icon alone is seen, as in the head of a page; the words stay its name. */
  isFoldedOnPhone?: boolean;
  /** Keeps the focus and the width, and takes no press. */
  isBusy?: boolean;
  /** Say in words nearby why, where it is not plain. */
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Does something here and now. To go somewhere use Link; for an icon without words use IconButton. */
export function Button({
  kind = 'secondary',
  size = 'md',
  icon,
  iconAfter,
  isFoldedOnPhone,
  isBusy = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Surface {...rest} data-kind={kind} data-size={size} data-folded={isFoldedOnPhone || undefined} isPending={isBusy}>
      {isBusy ? <Spinner size={size === 'sm' ? 'sm' : 'md'} /> : icon && <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      {children}
      {iconAfter && <Icon of={iconAfter} size="sm" />}
    </Surface>
  );
}

const Surface = styled(AriaButton)`
  ${buttonLook}
`;
