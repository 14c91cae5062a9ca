import { createContext } from 'react';

/** In a grid only the grid itself is a stop for Tab; what stands in its cells is reached by the arrows. */
export const TabStop = createContext<0 | -1>(0);
