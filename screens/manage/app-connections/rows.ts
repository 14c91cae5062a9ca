import type { AdAccount, LinkedApp, Media } from '#app/api/ad-accounts/shapes.ts';

/** An app that takes data from an account. */
export interface AppConnection {
  app: LinkedApp;
  account: AdAccount;
  /** What the service calls the ad network. */
  network: string;
}

/** Of one ad network, or of all of them. */
export const connectionsIn = (media: readonly Media[], only: string | null): AppConnection[] =>
  media
    .filter(({ key }) => only === null || key === only)
    .flatMap(({ name, accounts }) => accounts.flatMap((account) => account.apps.map((app) => ({ app, account, network: name }))));
