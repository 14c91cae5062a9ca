import { createContext } from 'react';

/** What the cells of a list may ask of it: columns are made before there is a list. */
export const ListAround = createContext<{ search: string; hrefOf: ((key: string) => string) | null }>({ search: '', hrefOf: null });
