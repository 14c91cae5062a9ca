import { createContext } from 'react';

/** Whether an error says that there is nothing of this kind here at all, so that asking again is of no use. The product knows. */
export const AbsentContext = createContext<(error: unknown) => boolean>(() => false);
