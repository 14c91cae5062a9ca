import { createContext, use } from 'react';
import { useProvenaLocale } from '#design-system/foundation/words.ts';
import { useLocation } from './router.ts';

interface Pages {
  /** Whether a path is one of the pages behind the sign-in. */
  isPage: (path: string) => boolean;
  titleOf: (path: string) => readonly [chinese: string, english: string] | undefined;
}

/** What the table of routes says of its pages. Screens may not import the table, so it is handed down. */
export const KnownPages = createContext<Pages>({ isPage: () => false, titleOf: () => undefined });

export const useIsPage = () => use(KnownPages).isPage;

/** What the page at a path is called, in the table of routes and nowhere else; without a path, the page that the reader is on. */
export function usePageTitle(path?: string): string {
  const { pathname } = useLocation();
  const isChinese = useProvenaLocale() === 'zh-CN';
  const title = use(KnownPages).titleOf(path ?? pathname);
  if (!title) throw new Error(`No route has the path ${path ?? pathname}`);
  return title[isChinese ? 0 : 1];
}
