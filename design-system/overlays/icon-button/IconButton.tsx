import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styled from 'styled-components';
import { fingerRoom } from '../../foundation/finger.ts';
import { Icon, type LucideIcon } from '../../primitives/icon/Icon.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'aria-label'> {
  icon: LucideIcon;
  /** Its name, for readers of the screen and as the tooltip. A verb. */
  label: string;
  kind?: 'ghost' | 'secondary' | 'soft';
  size?: 'xs' | 'sm' | 'md';
  /** What it opens is open, or what it switches is on. */
  isOn?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** An act that an icon says well enough, in a place with no room for words. */
export function IconButton({ icon, label, kind = 'ghost', size = 'md', isOn, isBusy = false, ...rest }: IconButtonProps) {
  const iconSize = { xs: 'xs', sm: 'sm', md: 'md' } as const;
  return (
    <Tooltip text={label}>
      <Square {...rest} aria-label={label} isPending={isBusy} data-kind={kind} data-size={size} data-on={isOn || undefined}>
        {isBusy ? <Spinner size="sm" /> : <Icon of={icon} size={iconSize[size]} />}
      </Square>
    </Tooltip>
  );
}

const Square = styled(AriaButton)`
  --square-bg: transparent;
  --square-edge: transparent;
  --square-ink: var(--color-text-secondary);

  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--density-control);
  height: var(--density-control);
  padding: 0;
  border: 1px solid var(--square-edge);
  border-radius: var(--radius-sm);
  background: var(--square-bg);
  color: var(--square-ink);
  cursor: pointer;

  &[data-size='xs'] {
    width: 18px;
    height: 18px;
  }
  &[data-size='sm'] {
    width: 24px;
    height: 24px;
  }
  ${fingerRoom}

  &[data-kind='secondary'] {
    --square-bg: var(--color-bg-surface);
    --square-edge: var(--color-border-control);
    --square-ink: var(--color-text-primary);
  }
  &[data-kind='soft'] {
    --square-bg: var(--color-bg-surface);
    --square-edge: var(--color-border-strong);
    --square-ink: var(--color-text-primary);
  }
  &[data-hovered] {
    --square-bg: var(--color-bg-hover);
    --square-ink: var(--color-text-primary);
  }
  &[data-pressed] {
    --square-bg: var(--color-bg-pressed);
  }
  &[data-on] {
    --square-bg: var(--color-accent-subtle);
    --square-ink: var(--color-accent-solid);
  }
  &[data-disabled] {
    --square-ink: var(--color-text-disabled);
    cursor: not-allowed;
  }
  &[data-disabled]:is([data-kind='secondary'], [data-kind='soft']) {
    --square-bg: var(--color-bg-disabled);
    --square-edge: var(--color-border-default);
  }
`;
