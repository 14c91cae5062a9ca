import { AppWindow, KeyRound, Pencil, Power, PowerOff, Unplug } from 'lucide-react';
import { bilingual, MenuDivider, MenuItem, useWords } from '#design-system';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { Renewal } from '../useRenewal.ts';
import type { AccountActs } from './useAccountActs.ts';

interface AccountMenuProps {
  of: AdAccount;
  /** Null where nothing can be renewed from here. */
  renewal: Renewal | null;
  acts: AccountActs;
  onRename: () => void;
  onChooseApps: () => void;
}

/** What can be done with one account. */
export function AccountMenu({ of: account, renewal, acts, onRename, onChooseApps }: AccountMenuProps) {
  const t = useWords(words);
  return (
    <>
      <MenuItem icon={Pencil} onAction={onRename}>
        {t.alias}
      </MenuItem>
      <MenuItem icon={AppWindow} onAction={onChooseApps}>
        {t.apps}
      </MenuItem>
      {renewal && (
        <MenuItem icon={KeyRound} onAction={renewal.onPress}>
          {renewal.label}
        </MenuItem>
      )}
      <MenuDivider />
      {account.state === 'disabled' ? (
        <MenuItem icon={Power} onAction={() => void acts.enable(account)}>
          {t.enable}
        </MenuItem>
      ) : (
        <MenuItem icon={PowerOff} onAction={() => void acts.disable(account)}>
          {t.disable}
        </MenuItem>
      )}
      <MenuItem icon={Unplug} isDanger onAction={() => void acts.disconnect(account)}>
        {t.disconnect}
      </MenuItem>
    </>
  );
}

const words = bilingual({
  alias: ['修改别名', 'Change alias'],
  apps: ['关联应用', 'Connected apps'],
  enable: ['启用', 'Enable'],
  disable: ['停用', 'Disable'],
  disconnect: ['解绑', 'Disconnect'],
});
