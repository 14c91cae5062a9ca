import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';

/** How a connection that has ended is put right: new credentials, or another authorization. */
export interface Renewal {
  label: string;
  onPress: (account: AdAccount) => void;
}
