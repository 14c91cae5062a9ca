import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Locale } from './words.ts';

export type Theme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

export interface ProvenaProps {
  theme?: Theme;
  density?: Density;
  locale?: Locale;
  children: ReactNode;
}

/** Wraps the whole app once. Theme and density are attributes of the document, so changing them renders nothing again. */
export function Provena({ theme = 'system', density = 'comfortable', locale = 'zh-CN', children }: ProvenaProps) {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, density });
    document.documentElement.lang = locale;
  }, [theme, density, locale]);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
