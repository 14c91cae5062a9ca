import { createContext, use } from 'react';

/** Whether a path is one of the console's pages. The table of routes says so; who stands below it may only ask. */
export const KnownPages = createContext<(path: string) => boolean>(() => false);

export const useIsPage = () => use(KnownPages);
