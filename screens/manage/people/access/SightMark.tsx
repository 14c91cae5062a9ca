import { EyeOff } from 'lucide-react';
import { css } from 'styled-components';
import { Icon } from '#design-system';
import type { Sight } from './rows.ts';

/**
 * Solid edits, a ring views, a struck eye is hidden by the person, a dash sees nothing: shapes, so that colour is never alone. A plain element,
 * because a matrix has thousands: `signLook` belongs to what surrounds them.
 */
export function SightMark({ of: sight }: { of: Sight }) {
  if (sight === 'hidden') return <Icon of={EyeOff} size="sm" />;
  return <i aria-hidden className="sign" data-sight={sight} />;
}

export const signLook = css`
  & .sign {
    display: inline-block;
    width: 9px;
    height: 9px;
    border: 1.5px solid var(--color-text-secondary);
    border-radius: var(--radius-full);
  }
  & .sign[data-sight='edit'] {
    background: var(--color-text-secondary);
  }
  & .sign[data-sight='none'] {
    height: 0;
    border-width: 1px 0 0;
    border-radius: 0;
    border-color: var(--color-text-tertiary);
  }
`;
