import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

export type { LucideIcon };

interface IconProps {
  /** A component of `lucide-react`, imported by name so that only used icons are shipped. */
  of: LucideIcon;
  /** `sm` 14 in small controls, `md` 16 by default, `lg` 20 in dialogs. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Only where the icon stands alone and nothing else names it. */
  label?: string;
}

/** A line icon in the colour of the text beside it. Decorative unless it has a label. */
export function Icon({ of: Drawing, size = 'md', label }: IconProps) {
  return (
    <Line data-size={size} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <Drawing absoluteStrokeWidth={false} aria-hidden />
    </Line>
  );
}

const Line = styled.span`
  --icon-size: var(--size-icon);
  display: inline-flex;
  flex: none;

  & > svg {
    width: var(--icon-size);
    height: var(--icon-size);
    stroke-width: 1.6;
  }

  &[data-size='xs'] {
    --icon-size: 12px;
  }
  &[data-size='xs'] > svg {
    stroke-width: 2;
  }
  &[data-size='sm'] {
    --icon-size: 14px;
  }
  &[data-size='lg'] {
    --icon-size: var(--size-icon-lg);
  }
  &[data-size='lg'] > svg {
    stroke-width: 1.5;
  }
`;
