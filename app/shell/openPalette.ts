import { createContext } from 'react';

/** Opens the search over pages, apps and campaigns. Outside of the shell there is none. */
export const OpenPaletteContext = createContext<(() => void) | null>(null);
