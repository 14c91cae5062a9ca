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

/** In a Storybook that has just been started the first screen takes a while: all of the console is read for it. */
export function Preparing({ locale }: { locale: string }) {
  return (
    <p aria-busy="true" style={{ margin: 24, fontFamily: 'system-ui' }}>
      {locale === 'en' ? 'The console is being prepared…' : '正在准备控制台…'}
    </p>
  );
}
