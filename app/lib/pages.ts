import { createContext, use } from 'react';
import { useProvenaLocale } from '#design-system/foundation/words.ts';
import type { Page } from '../access/page.ts';
import { useLocation } from './router.ts';

/** A page of the console with what decides about it, for screens about permissions. */
export interface KnownPage extends Page {
  title: readonly [chinese: string, english: string];
  /** Its section in the menu, by its key in the glossary. */
  menu?: string;
}

interface Pages {
  /** Every page behind the sign-in, in the order of the menu. */
  all: readonly KnownPage[];
  /** Whether a path is one of the pages behind the sign-in. */
  isPage: (path: string) => boolean;
  titleOf: (path: string, address: URLSearchParams) => readonly [chinese: string, english: string] | undefined;
}

/** What the table of routes says of its pages. Screens may not import the table, so it is handed down. */
export const KnownPages = createContext<Pages>({ all: [], isPage: () => false, titleOf: () => undefined });

export const useAllPages = () => use(KnownPages).all;

/** The page that the reader is on. */
export function useThisPage(): KnownPage | undefined {
  const { pathname } = useLocation();
  return use(KnownPages).all.find(({ path }) => path === pathname);
}

export const useIsPage = () => use(KnownPages).isPage;

/** What the page at a path is called, in the table of routes and nowhere else; without a path, the page that the reader is on. */
export function usePageTitle(path?: string): string {
  const { pathname, search } = useLocation();
  const isChinese = useProvenaLocale() === 'zh-CN';
  const title = use(KnownPages).titleOf(path ?? pathname, new URLSearchParams(path === undefined ? search : ''));
  if (!title) throw new Error(`No route has the path ${path ?? pathname}`);
  return title[isChinese ? 0 : 1];
}
