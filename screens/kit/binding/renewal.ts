import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';

/** How a connection that has ended is put right: new credentials, or another authorization. */
export interface Renewal {
  label: string;
  onPress: (account: AdAccount) => void;
}

/** Where a medium is connected in two ways, each account is put right in its own. Null where nothing can be renewed from here. */
export type RenewalOf = (account: AdAccount) => Renewal | null;
