import { bilingual, useWords } from '#design-system';
import { canSaveCredentials } from '#app/api/ad-accounts/credentialCalls.ts';
import { isAuthorized } from '#app/api/ad-accounts/mediaFacts.ts';
import type { AdAccount, Media } from '#app/api/ad-accounts/shapes.ts';
import { useDeparture } from './authorization/useDeparture.ts';

/** How a connection that has ended is put right: new credentials, or another authorization. */
export interface Renewal {
  label: string;
  onPress: () => void;
  isRunning: boolean;
}

/** Null where nothing can be renewed from here. */
export type RenewalOf = (account: AdAccount) => Renewal | null;

interface Renewed {
  network: Pick<Media, 'key' | 'method'>;
  account: AdAccount;
  /** The page to which the reader returns from the network. */
  from: string;
  /** Opens the form for new credentials. */
  rotate: (account: AdAccount) => void;
}

/** Whichever way a page shows, an account is put right in the way in which it was connected (decision 0062). */
export function useRenewal(): (of: Renewed) => Renewal | null {
  const t = useWords(words);
  const { leave, isOfferedFor, leavingFor } = useDeparture();
  return ({ network, account, from, rotate }) => {
    // Nobody fills in a form that the service cannot save.
    if (!isAuthorized(network, account))
      return canSaveCredentials(network.key, 'update') ? { label: t.rotate, onPress: () => rotate(account), isRunning: false } : null;
    if (!isOfferedFor(network.key)) return null;
    const { id } = account;
    return { label: t.reauthorize, onPress: () => leave({ media: network.key, from, account: id }), isRunning: leavingFor === id };
  };
}

const words = bilingual({
  reauthorize: ['重新授权', 'Reauthorize'],
  rotate: ['更新凭证', 'Update credentials'],
});
