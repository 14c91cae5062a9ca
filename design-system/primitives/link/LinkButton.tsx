import type { ComponentProps } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import styled from 'styled-components';
import { buttonLook } from '../button/button-look.ts';
import { Icon, type LucideIcon } from '../icon/Icon.tsx';
import { OpensOutside, useLinkTarget, type LinkProps } from './Link.tsx';

interface LinkButtonProps extends Omit<LinkProps, 'kind'> {
  kind?: 'primary' | 'secondary' | 'soft' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  icon?: LucideIcon;
}

/** A link with the weight of a button: the way to a builder, to a purchase, back to a list. What acts here is Button. */
export function LinkButton({ href, kind = 'secondary', size = 'md', icon, children, ...rest }: LinkButtonProps) {
  const way = useLinkTarget(href);
  if (!way) return <>{children}</>;
  return (
    <Anchor {...rest} {...way} data-kind={kind} data-size={size}>
      {icon && <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      {children}
      <OpensOutside way={way} />
    </Anchor>
  );
}

const Anchor = styled(AriaLink)<ComponentProps<typeof AriaLink>>`
  ${buttonLook}
  text-decoration: none;
`;
