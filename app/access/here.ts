import { createContext, use } from 'react';
import type { App } from '../api/apps/shapes.ts';
import type { Standing } from './gates.ts';

/** Where the reader stands: the app of the page, and everything that decided that the page is open. */
export interface Here {
  app: App | null;
  standing: Standing;
}

/** The guard says it; who stands below may only ask. */
export const HereContext = createContext<Here | null>(null);

export function useHere(): Here {
  const here = use(HereContext);
  if (!here) throw new Error('There is no guard above');
  return here;
}

/** The app that the page is about. Pages about an app open only where there is one. */
export function useApp(): App {
  const { app } = useHere();
  if (!app) throw new Error('This page is about no app');
  return app;
}
