// The frame of a page on which accounts at a medium are connected, its two ways to connect, and the accounts that are.
export { AccountState } from './accounts/AccountState.tsx';
export { useAccountMenu } from './accounts/useAccountMenu.tsx';
export { useAppRemoval } from './accounts/useAppRemoval.ts';
export { AuthorizationScreen } from './authorization/AuthorizationScreen.tsx';
export { ReturnProblem } from './authorization/ReturnProblem.tsx';
export { useAuthorization } from './authorization/useAuthorization.ts';
export type { CredentialsBinding } from './credentials/useCredentials.ts';
export { CredentialsScreen, type GuideStep } from './credentials/CredentialsScreen.tsx';
export { MiniProgramNote } from './MiniProgramNote.tsx';
export { useRenewal, type Renewal } from './useRenewal.ts';
export { useMediumName } from './useMediumName.ts';
