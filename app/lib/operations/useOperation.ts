import { createContext, use } from 'react';

/** Provided by the console. Outside of it, as in a story of a kit, operations are not reported. */
export const OperationContext = createContext<() => void>(() => undefined);

/** Reports that the reader has done something by a press. Called once for each press, however many calls it sends. */
export const useOperation = () => use(OperationContext);
