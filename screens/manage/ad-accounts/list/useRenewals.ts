import { useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { bindingPathOf } from '#app/api/ad-accounts/bindingPaths.ts';
import { isAuthorized } from '#app/api/ad-accounts/mediaFacts.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { useDeparture } from '#screens/kit/binding/index.ts';
import { words } from '../words.ts';
import type { ListedAccount } from './rows.ts';

/** The one press that puts an account right. */
export interface Fix {
  label: string;
  onPress: () => void;
  isRunning: boolean;
}

interface Renewed {
  alias: string;
  body: { id: number };
}

/** An authorization that still stands is renewed here, one that has ended is given again at the network, credentials are entered again. */
export function useRenewals(): (account: ListedAccount) => Fix | null {
  const t = useWords(words);
  const navigate = useNavigate();
  const { leave, isOffered, leavingFor } = useDeparture();
  const renew = useAct({
    call: adAccounts.renewSubscription(),
    done: ({ alias }: Renewed) => t.renewed(alias),
    failed: () => t.notRenewed,
  });
  return (account) => {
    const { id, alias, state, network } = account;
    const path = bindingPathOf(network.key);
    if (isAuthorized(network, account)) {
      if (state === 'ending')
        return { label: t.renew, onPress: () => void renew.run({ alias, body: { id } }), isRunning: renew.running?.body.id === id };
      if (path === null || !isOffered) return null;
      return { label: t.reauthorize, onPress: () => leave({ media: network.key, from: path, account: id }), isRunning: leavingFor === id };
    }
    if (path === null) return null;
    const rotation = `${path}${path.includes('?') ? '&' : '?'}rotate=${id}`;
    return { label: t.rotate, onPress: () => void navigate(rotation), isRunning: false };
  };
}
