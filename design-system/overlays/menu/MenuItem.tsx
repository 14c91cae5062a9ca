import { Check, ChevronRight } from 'lucide-react';
import { KeyboardContext, MenuItem as AriaMenuItem, type MenuItemProps as AriaMenuItemProps } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { Icon, type LucideIcon } from '../../primitives/icon/Icon.tsx';
import { useLinkTarget } from '../../primitives/link/Link.tsx';
import type { Keys } from '../shortcuts/keys.ts';
import { Shortcut } from '../shortcuts/Shortcut.tsx';
import { floatingItem } from '../surface.ts';

export interface MenuItemProps extends Pick<AriaMenuItemProps, 'id' | 'onAction' | 'isDisabled'> {
  icon?: LucideIcon;
  /** The keys that do the same: `mod+k`, `shift+c`, `e`. */
  shortcut?: Keys;
  /** A second, quiet line. */
  description?: string;
  /** Why it cannot be used now. Its presence disables the item. */
  disabledReason?: string | undefined;
  /** Destroys or stops something. Stands last. */
  isDanger?: boolean;
  /** Goes there instead of doing something. */
  href?: string;
  /** Its words: a verb, or the name of a place or choice. */
  children: string;
}

/** One act, place or choice in a Menu. */
export function MenuItem({ icon, shortcut, description, disabledReason, isDanger, isDisabled, href, children, ...rest }: MenuItemProps) {
  const way = useLinkTarget(href);
  const quiet = disabledReason ?? description;
  return (
    <Row
      {...rest}
      {...way}
      textValue={children}
      isDisabled={isDisabled === true || disabledReason !== undefined || (href !== undefined && !way)}
      data-danger={isDanger || undefined}
      data-lines={quiet ? 2 : undefined}
    >
      {({ isSelected, hasSubmenu }) => (
        <>
          {icon && <Icon of={icon} />}
          <Words>
            {children}
            {quiet && <Quiet>{quiet}</Quiet>}
          </Words>
          {shortcut && (
            <Keys>
              {/* The keys are part of the name; as a description they would be read twice. */}
              <KeyboardContext value={null}>
                <Shortcut keys={shortcut} />
              </KeyboardContext>
            </Keys>
          )}
          {isSelected && (
            <Picked>
              <Icon of={Check} />
            </Picked>
          )}
          {hasSubmenu && <Icon of={ChevronRight} size="sm" />}
        </>
      )}
    </Row>
  );
}

const Row = styled(AriaMenuItem)`
  ${floatingItem}

  &[data-lines] > :first-child:not(:only-child) {
    align-self: start;
  }
  &[data-danger]:not([data-disabled]) {
    color: var(--color-negative-text);
  }
  &[data-open] {
    background: var(--color-bg-hover);
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Quiet = styled.span`
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;

const Keys = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  margin-left: var(--space-4);

  ${phone} {
    display: none;
  }
`;

const Picked = styled.span`
  display: inline-flex;
  color: var(--color-accent-solid);
`;
