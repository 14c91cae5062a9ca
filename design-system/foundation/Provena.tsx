import { createContext, useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Locale } from './words.ts';

export type Theme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

/** Under which name and sign the product appears. Without a sign of its own it has the drawn one. */
export interface Brand {
  name: string | null;
  /** Address of a picture. */
  mark: string | null;
}

export const BrandContext = createContext<Brand>({ name: null, mark: null });

export interface ProvenaProps {
  theme?: Theme;
  density?: Density;
  locale?: Locale;
  brand?: Brand;
  children: ReactNode;
}

/** Wraps the whole app once. Theme and density are attributes of the document, so changing them renders nothing again. */
export function Provena({ theme = 'system', density = 'comfortable', locale = 'zh-CN', brand, children }: ProvenaProps) {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, density });
    document.documentElement.lang = locale;
  }, [theme, density, locale]);
  const branded = brand ? <BrandContext value={brand}>{children}</BrandContext> : children;
  return <I18nProvider locale={locale}>{branded}</I18nProvider>;
}
