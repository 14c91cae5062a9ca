// The frame of a page on which accounts at a medium are connected, its two ways to connect, and the accounts that are.
export { AccountState } from './accounts/AccountState.tsx';
export { useAccountMenu } from './accounts/useAccountMenu.tsx';
export { useDeparture } from './authorization/useDeparture.ts';
export { BindingGuide } from './BindingGuide.tsx';
export { BindingPage } from './BindingPage.tsx';
export { AuthorizationGuide } from './authorization/AuthorizationGuide.tsx';
export { AuthorizationPanel } from './authorization/AuthorizationPanel.tsx';
export { ReturnProblem } from './authorization/ReturnProblem.tsx';
export { useAuthorization } from './authorization/useAuthorization.ts';
export { CredentialsForm } from './credentials/CredentialsForm.tsx';
export { useCredentials } from './credentials/useCredentials.ts';
export { useMediumName } from './useMediumName.ts';
