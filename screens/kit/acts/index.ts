// How something is written by a press, and how a failure is said.
export { isOffered, NotUndone, undoBy, useAct, type Act, type Call, type Undo } from './useAct.ts';
export { useEach } from './useEach.ts';
export { useBackgroundWrite } from './useBackgroundWrite.ts';
export { useDownload, useSaveDownload } from './useDownload.ts';
export { useExplainError } from './useExplainError.ts';
export { useSignOut } from './useSignOut.ts';
export { useTake } from './useTake.ts';
