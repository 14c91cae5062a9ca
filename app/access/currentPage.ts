import { createContext, use } from 'react';
import type { App } from '../api/apps/shapes.ts';
import type { AccessContext } from './gates.ts';

/** The app of the current page, and everything that decided that the page is open. */
export interface CurrentPage {
  app: App | null;
  /** The page is about it, and was not only opened with it in the address. */
  isOfApp: boolean;
  access: AccessContext;
}

/** The guard provides it; everything below only reads it. */
export const CurrentPageContext = createContext<CurrentPage | null>(null);

export function useCurrentPage(): CurrentPage {
  const page = use(CurrentPageContext);
  if (!page) throw new Error('There is no guard above');
  return page;
}

/** The app of what the page shows: nothing on a page about an account, nor outside of all pages. */
export function useAppShown(): App | null {
  const page = use(CurrentPageContext);
  return page?.isOfApp ? page.app : null;
}

/** The app that the page is about. Pages about an app open only where there is one. */
export function useApp(): App {
  const { app } = useCurrentPage();
  if (!app) throw new Error('This page is about no app');
  return app;
}
