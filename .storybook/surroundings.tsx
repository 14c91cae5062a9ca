import type { ReactNode } from 'react';
import { Provena, type ProvenaProps } from '../design-system/foundation/Provena.tsx';

/** What stands around every story: the design system's root, set from the toolbar. */
export function Surroundings({ children, ...look }: ProvenaProps & { children: ReactNode }) {
  return (
    <Provena key={look.locale} {...look}>
      {children}
    </Provena>
  );
}
