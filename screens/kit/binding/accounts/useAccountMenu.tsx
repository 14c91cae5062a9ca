import { useState, type ReactNode } from 'react';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { RenewalOf } from '../useRenewal.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AliasDialog } from './AliasDialog.tsx';
import { AppsDialog } from './AppsDialog.tsx';
import { useAccountActs } from './useAccountActs.ts';

type Open = { dialog: 'alias' | 'apps'; account: AdAccount } | null;

/** The menu of an account in a list, and the dialogs that it opens: `dialogs` stands beside the list. */
export function useAccountMenu(renewalOf: RenewalOf) {
  const acts = useAccountActs();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const menu = (account: AdAccount): ReactNode => (
    <AccountMenu
      of={account}
      renewal={renewalOf(account)}
      acts={acts}
      onRename={() => setOpen({ dialog: 'alias', account })}
      onChooseApps={() => setOpen({ dialog: 'apps', account })}
    />
  );
  const dialogs = (
    <>
      {open?.dialog === 'alias' && <AliasDialog of={open.account} onClose={close} />}
      {open?.dialog === 'apps' && <AppsDialog of={open.account} onClose={close} />}
    </>
  );
  return { acts, menu, dialogs, chooseApps: (account: AdAccount) => setOpen({ dialog: 'apps', account }) };
}
