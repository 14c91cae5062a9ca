import { useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { bindingPathOf } from '#app/api/ad-accounts/bindingPaths.ts';
import { isAuthorized } from '#app/api/ad-accounts/mediaFacts.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { useRenewal, type Renewal } from '#screens/kit/binding/index.ts';
import { words } from '../words.ts';
import type { ListedAccount } from './rows.ts';

/** The one press that puts an account right, or why there is none. */
export type Fix = Renewal | { missing: string };

interface Renewed {
  alias: string;
  body: { id: number };
}

/** An authorization that still stands is renewed here, one that has ended is given again at the network, credentials are entered again. */
export function useRenewals(): (account: ListedAccount) => Fix {
  const t = useWords(words);
  const navigate = useNavigate();
  const renewalOf = useRenewal();
  const renew = useAct({
    call: adAccounts.renewSubscription(),
    done: ({ alias }: Renewed) => t.renewed(alias),
    failed: () => t.notRenewed,
  });
  return (account) => {
    const { id, alias, state, network } = account;
    if (state === 'ending' && isAuthorized(network, account))
      return { label: t.renew, onPress: () => void renew.run({ alias, body: { id } }), isRunning: renew.running?.body.id === id };
    const path = bindingPathOf(network.key);
    if (path === null) return { missing: t.noPage };
    const rotate = () => void navigate(`${path}${path.includes('?') ? '&' : '?'}rotate=${id}`);
    const missing = isAuthorized(network, account) ? t.notReauthorized : t.notRotated;
    return renewalOf({ network, account, from: path, rotate }) ?? { missing };
  };
}
